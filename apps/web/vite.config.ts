import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { coloursFirst } from './build/colours-first.ts'
import { compress } from './build/compress.ts'
import { offline } from './build/offline.ts'
import { prerender } from './build/prerender.ts'

export default defineConfig({
  plugins: [react(), coloursFirst(), offline(), compress(), prerender()],
  build: {
    target: 'es2023',
    // Phones of 2022 do not know `light-dark()`: the build writes it out for them.
    cssTarget: ['chrome110', 'firefox115', 'safari16'],
    // The server reads it to name each page's files in its first answer.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The engine of the private check is one large file, fetched when somebody turns that on. Packing takes its time.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { checks: { pluginTimings: false } },
    // A drawing that is used inside the page must be a file of its own: policies and browsers refuse data addresses.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
