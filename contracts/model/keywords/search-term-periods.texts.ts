import type { Language } from '../language.ts'
import { fillText } from '../wording.ts'
import type { TermPeriod } from './search-term-periods.ts'

const TEXTS: Readonly<Record<Language, { known: Record<TermPeriod, string>; none: Record<TermPeriod, string> }>> = {
  'zh-CN': {
    known: {
      week: '现有 {count} 周：{first} 至 {last}，以周日的日期表示',
      month: '现有 {count} 个月：{first} 至 {last}',
      quarter: '现有 {count} 个季度：{first} 至 {last}',
    },
    none: { week: '目前没有按周的数据', month: '目前没有按月的数据', quarter: '目前没有完整的季度' },
  },
  'en-US': {
    known: {
      week: 'There are {count} weeks, {first} to {last}, named by their Sunday',
      month: 'There are {count} months, {first} to {last}',
      quarter: 'There are {count} quarters, {first} to {last}',
    },
    none: { week: 'There are no weeks yet', month: 'There are no months yet', quarter: 'There is no full quarter yet' },
  },
}

/** Which weeks, months or quarters exist. */
export function knownPeriods(kind: TermPeriod, periods: readonly string[], language: Language): string {
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return TEXTS[language].none[kind]
  return fillText(TEXTS[language].known[kind], { count: String(periods.length), first, last })
}
