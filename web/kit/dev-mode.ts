/** Dev mode has sample worlds and screens for developers. The server marks its pages (server/http/page.ts). */
export const devMode = import.meta.env.DEV || document.documentElement.dataset.mode === 'dev'
