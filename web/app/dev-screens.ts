import { screens } from '#web/features/devtools/index.ts'
import type { Screen } from '#web/kit/screen.ts'

/** The server marks its pages in dev mode (server/http/page.ts); Vite's own pages are always for developers. */
const devMode = import.meta.env.DEV || document.documentElement.dataset.mode === 'dev'

/** Screens for developers: none in production, whatever the address. */
export const devScreens: readonly Screen[] = devMode ? screens : []
