import { screens } from '#web/features/dev/index.ts'
import { devMode } from '#web/kit/dev-mode.ts'
import type { Screen } from '#web/kit/screen.ts'

/** Screens for developers: none in production, whatever the address. */
export const devScreens: readonly Screen[] = devMode ? screens : []
