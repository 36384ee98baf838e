import { withTexts } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'

export const LATER = lazyCode(() => withTexts(import('./later-parts.ts'), 'mining-tools'))
