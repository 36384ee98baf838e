/**
 * Whether this is a system for trying: the server marks its pages in dev mode (server/http/page.ts), and Vite's own pages
 * always are. Only there are a sample world and screens for developers.
 */
export const devMode = import.meta.env.DEV || document.documentElement.dataset.mode === 'dev'
