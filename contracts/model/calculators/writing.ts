/** How the calculators write amounts, rates and ranges. */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import { formatMoney } from '../money.ts'
import { formatPercent, formatTrimmed, type Grouping } from '../number.ts'
import type { Range } from '../range.ts'

/** How someone reads texts and numbers. */
export interface Reader {
  language: Language
  grouping?: Grouping
}

/** With the marketplace whose currency amounts have. */
export interface Writing extends Reader {
  marketplace: Marketplace
}

/**
 * `0.0377` → `3.77%`, `0.003464` → `0.3464%`: up to four decimals, because a rounded rate would not multiply to the amount
 * shown.
 */
export const formatRate = (rate: number, grouping?: Grouping): string => `${formatTrimmed(rate * 100, 4, grouping)}%`

/** `0.3%`, or `0.3%–0.5%`. */
export const formatRates = ({ low, high }: Omit<Range, 'value'>, grouping?: Grouping): string =>
  formatSpan([low, high], (rate) => formatRate(rate, grouping))

/** `$8.41`, `$8.00–$9.10` if only the bounds are known, or `-$9.10 – -$8.00`. */
export const formatAmount = ({ low, high, value }: Range, { marketplace, grouping }: Writing): string =>
  formatSpan(low === high ? [value] : [low, high], (minor) => formatMoney(minor, marketplace, grouping))

/** `28.0%`, or `26.1%–28.0%`. */
export const formatShare = ({ low, high }: Range, grouping?: Grouping): string =>
  formatSpan([low, high], (share) => formatPercent(share, grouping))

/** Both bounds, or one if they are written alike. A dash before a minus sign would be read as one sign. */
export const formatSpan = (bounds: readonly number[], write: (bound: number) => string): string =>
  [...new Set(bounds.map(write))].join('–').replace('–-', ' – -')
