/** The front page and the login screens. The first load contains this list; later-screens.tsx has all others. */
import { screens as account } from '#web/features/accounts/index.ts'
import type { Screen } from '#web/kit/screen.ts'
import { screens as home } from './home/index.ts'

export const firstScreens: readonly Screen[] = [...home, ...account]
