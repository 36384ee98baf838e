/** Formats amounts, rates and ranges for the calculators. */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import { formatMoney } from '../money.ts'
import { formatPercent, formatTrimmed, type Grouping, MINUS } from '../number.ts'
import type { Range } from '../range.ts'
import { fillText } from '../wording.ts'
import { SPAN_TEXTS } from './writing.texts.ts'

/** The language and the digit grouping of a reader. */
export interface Reader {
  language: Language
  grouping?: Grouping
}

/** A reader, and the marketplace whose currency amounts have. */
export interface Writing extends Reader {
  marketplace: Marketplace
}

/**
 * `0.0377` → `3.77%`, `0.003464` → `0.3464%`: up to four decimals, so that readers can multiply and get the amount
 * shown.
 */
export const formatRate = (rate: number, grouping?: Grouping): string => `${formatTrimmed(rate * 100, 4, grouping)}%`

/** `0.3%`, or `0.3%–0.5%`. */
export const formatRates = (rates: Omit<Range, 'value'>, reader: Reader): string =>
  formatSpan(rates, (rate) => formatRate(rate, reader.grouping), reader)

/** `$8.41`, `$8.00–$9.10` if only the bounds are known, or `−$9.10 to −$8.00`. */
export const formatAmount = ({ low, high, value }: Range, writing: Writing): string =>
  formatSpan(
    low === high ? { low: value, high: value } : { low, high },
    (minor) => formatMoney(minor, writing.marketplace, writing.grouping),
    writing,
  )

/** `28.0%`, `26.1%–28.0%`, or `−1.2% to 3.4%`. */
export const formatShare = (shares: Range, reader: Reader): string =>
  formatSpan(shares, (share) => formatPercent(share, reader.grouping), reader)

/** Both bounds, or one if they are written alike. */
export function formatSpan(
  { low, high }: Omit<Range, 'value'>,
  write: (bound: number) => string,
  { language }: Pick<Reader, 'language'>,
): string {
  const [from, to] = [write(low), write(high)]
  if (from === to) return from
  return from.startsWith(MINUS) ? fillText(SPAN_TEXTS[language], { from, to }) : `${from}–${to}`
}
