import type { Language } from '#contracts/model/language.ts'
import { formatCount } from '#contracts/model/number.ts'
import { percentOf } from '#contracts/model/rights/risk.ts'

/** A similarity as pages write it. */
export const percentText = (similarity: number, language: Language): string =>
  `${formatCount(percentOf(similarity), language)}%`
