/** How formulas write texts and rates. */
import type { Language } from '../../language.ts'
import type { Marketplace } from '../../marketplaces.ts'
import { formatMoney } from '../../money.ts'
import { formatCount, type Grouping, roundTo } from '../../number.ts'
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

/** `$8.41`, or `$8.00–$9.10` if only the bounds are known. */
export const formatAmount = ({ low, high, value }: Range, { marketplace, grouping }: Writing): string =>
  low === high
    ? formatMoney(value, marketplace, grouping)
    : `${formatMoney(low, marketplace, grouping)}–${formatMoney(high, marketplace, grouping)}`

/** Puts parameters into a text: `{name}`. */
export const fillText = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
