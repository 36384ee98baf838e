import type { Range } from '../range.ts'
import { sum } from './freight/amounts.ts'

/**
 * The value that import VAT is charged on: the customs value, which contains the freight to the border outside the US and
 * Canada, and the duty. No source states the base of all destinations, so both calculators use this one; freight beyond the
 * border, which EU and UK customs add, is left out.
 */
export const importVatBase = (customsValue: Range, duties: readonly Range[]): Range => sum([customsValue, ...duties])
