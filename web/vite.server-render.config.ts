/** Builds the server-rendered part (web/app/server-render) for Node, with the class names of the web build. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // One file with all dependencies: the server loads it at start.
  ssr: { noExternal: true },
  // React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'app/server-render/server-renderer.tsx',
    outDir: 'dist/server-render',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: true,
  },
})
