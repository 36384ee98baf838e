import { screens } from '#web/features/dev/index.ts'
import { devMode } from '#web/kit/dev-mode.ts'
import type { Screen } from '#web/kit/screen.ts'

/** Empty in production. */
export const devScreens: readonly Screen[] = devMode ? screens : []
