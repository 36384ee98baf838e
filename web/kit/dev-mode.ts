/**
 * Dev mode adds screens for developers and separate sets of sample data (docs/developing-offline.md). The server marks
 * the pages of dev mode (server/http/page.ts).
 */
export const devMode = import.meta.env.DEV || document.documentElement.dataset.mode === 'dev'
