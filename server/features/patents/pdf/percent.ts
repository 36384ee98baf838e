import type { Language } from '#contracts/model/language.ts'
import { formatCount } from '#contracts/model/number.ts'

/** A similarity as pages write it. Only what is the same is a hundred: 99.6 is not rounded up to it. */
export const percentOf = (similarity: number, language: Language): string =>
  `${formatCount(similarity < 1 ? Math.min(99, Math.round(similarity * 100)) : 100, language)}%`
