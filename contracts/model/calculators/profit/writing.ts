/** How formulas write texts and rates. */
import type { Language } from '../../language.ts'
import type { Marketplace } from '../../marketplaces.ts'
import { formatMoney } from '../../money.ts'
import { formatCount, formatPercent, type Grouping, roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'

export interface Writing {
  language: Language
  marketplace: Marketplace
  grouping?: Grouping
}

/** `0.0377` → `3.77%`: up to three decimals, because `3.8%` would not multiply to the amount shown. */
export function formatRate(rate: number, grouping?: Grouping): string {
  const percent = roundTo(rate * 100, 3)
  const decimals = [0, 1, 2].find((count) => roundTo(percent, count) === percent) ?? 3
  return `${formatCount(percent, grouping, decimals)}%`
}

/** `$8.41`, `$8.00–$9.10` if only the bounds are known, or `-$9.10 – -$8.00`. */
export const formatAmount = ({ low, high, value }: Range, { marketplace, grouping }: Writing): string =>
  formatSpan(low === high ? [value] : [low, high], (minor) => formatMoney(minor, marketplace, grouping))

/** `28.0%`, or `26.1%–28.0%`. */
export const formatShare = ({ low, high }: Range, grouping?: Grouping): string =>
  formatSpan([low, high], (share) => formatPercent(share, grouping))

/** Both bounds, or one if they are written alike. A dash before a minus sign would be read as one sign. */
export const formatSpan = (bounds: readonly number[], write: (bound: number) => string): string =>
  [...new Set(bounds.map(write))].join('–').replace('–-', ' – -')
