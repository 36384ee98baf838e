import { formatAmount, type Writing } from '#contracts/model/calculators/profit/writing.ts'
import { formatPercent } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'

/** `$8.41`, `$8.00–$9.10`, or `-$9.10 – -$8.00`. */
export const amountText = (range: Range, writing: Writing): string => spaced(formatAmount(range, writing))

/** `28.0%`, or `26.1%–28.0%`. */
export const shareText = ({ low, high }: Range): string => boundsText([low, high].map((share) => formatPercent(share)))

/** Both bounds, or one if they are written alike. */
export const boundsText = (bounds: readonly string[]): string => spaced([...new Set(bounds)].join('–'))

/** A dash before a minus sign would be read as one sign. */
const spaced = (text: string) => text.replace('–-', ' – -')
