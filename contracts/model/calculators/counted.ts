/** Numbers with the noun that they count, in its right form. */
import { formatTrimmed } from '../number.ts'
import type { Range } from '../range.ts'
import { NOUN_TEXTS, type Noun } from './counted.texts.ts'
import { formatSpan, type Reader } from './writing.ts'

const RULES = { 'zh-CN': new Intl.PluralRules('zh-CN'), 'en-US': new Intl.PluralRules('en-US') } as const

/** `1 carton`, `20 cartons`, `1.5 months`, `20 箱`. */
export const countText = (noun: Noun, count: number, reader: Reader): string =>
  countSpanText(noun, { low: count, high: count }, reader)

/** `3–5 days`, or `1 day` if both bounds are equal. */
export function countSpanText(noun: Noun, bounds: Omit<Range, 'value'>, reader: Reader): string {
  const { language, grouping } = reader
  const { low, high } = bounds
  const form = low === high && RULES[language].select(low) === 'one' ? 'one' : 'other'
  const written = formatSpan(bounds, (count) => formatTrimmed(count, 3, grouping), reader)
  return `${written} ${NOUN_TEXTS[language][noun][form]}`
}
