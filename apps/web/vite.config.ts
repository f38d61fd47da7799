import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
