/** The screens of the way in. They come with the first load; everything behind them comes with the house. */
import { screens as account } from '#web/features/accounts/index.ts'
import type { Screen } from '#web/kit/screen.ts'
import { screens as home } from './home/index.ts'

export const entrance: readonly Screen[] = [...home, ...account]
