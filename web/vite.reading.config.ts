/** The part of the web that the server draws (web/app/first-reading), for Node, with the class names of the web's own build. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // In one file: a server that begins to listen loads it at once.
  ssr: { noExternal: true },
  // React's own, in the place of the one that checks.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'app/first-reading/first-reading.tsx',
    outDir: 'dist/reading',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: true,
  },
})
