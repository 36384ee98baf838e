/** Values of cells in files of search terms. */
import { parseNumber } from '#contracts/core/number-text.ts'
import type { SheetCell } from '#contracts/core/sheet.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { minorUnits } from '#contracts/model/money.ts'

/** Null: empty, or one of the words for "not known". */
export function textOf(cell: SheetCell | undefined): string | null {
  const text = cell === null || cell === undefined ? '' : String(cell).normalize('NFKC').trim()
  return /^(?:|-+|n\/?a|null|none|无)$/i.test(text) ? null : text
}

/** A number from 0; `1,234` has a thousands mark. Null for `>5,000`, which is only a bound. */
export function numberOf(cell: SheetCell | undefined): number | null {
  if (typeof cell === 'number') return cell >= 0 ? cell : null
  const text = textOf(cell)
  return text === null ? null : parseNumber(text, 'thousands')
}

/** `24.98%` → 0.2498. `unmarked` tells what a number without a sign is; `unknown` gives null. */
export function shareOf(cell: SheetCell | undefined, unmarked: 'percent' | 'unknown'): number | null {
  const text = textOf(cell)
  if (text === null) return null
  const isMarked = text.endsWith('%')
  if (!isMarked && unmarked === 'unknown') return null
  const percent = parseNumber(isMarked ? text.slice(0, -1) : text, 'decimal')
  return percent !== null && percent <= 100 ? Number((percent / 100).toPrecision(12)) : null
}

const SIGNS = /[$£€¥₹]/

/**
 * Minor units: `$1.26` → 126. Null with the sign of another currency than the marketplace's. Bids have up to three
 * decimals, so a lone mark is always decimal.
 */
export function moneyOf(cell: SheetCell | undefined, marketplace: Marketplace): number | null {
  const text = textOf(cell)
  const sign = text === null ? undefined : SIGNS.exec(text)?.[0]
  if (text === null || (sign !== undefined && sign !== marketplaces[marketplace].sign)) return null
  const amount = parseNumber(text.replace(SIGNS, ''), 'decimal')
  return amount === null || amount > MAX_AMOUNT ? null : minorUnits(amount, marketplace) || null
}

/** A larger amount is an error of the file. */
const MAX_AMOUNT = 100_000_000

/** Both ends of `$0.99 - $2.54`. */
export function moneyRangeOf(
  cell: SheetCell | undefined,
  marketplace: Marketplace,
): { low: number; high: number } | null {
  const [low, high, ...more] = (textOf(cell)?.split(/[-~–—]/) ?? []).map((part) => moneyOf(part, marketplace))
  return low != null && high != null && low <= high && more.length === 0 ? { low, high } : null
}
