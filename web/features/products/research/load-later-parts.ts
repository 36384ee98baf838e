import { lazyCode } from '#web/kit/lazy/lazy-code.ts'

export const LATER = lazyCode(() => import('./later-parts.ts'))
