import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/store/schema.ts', './src/store/model-schema.ts', './src/store/feed-schema.ts'],
  out: './migrations',
})
