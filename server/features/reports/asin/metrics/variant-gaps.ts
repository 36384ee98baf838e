/** Combinations of attributes that the product does not come in, though each of them sells in another. */
import type { Variant } from '#contracts/model/catalogue.ts'
import { sum } from './statistics.ts'

export interface VariantGap {
  name: string
  /** Unit share of each of its values over the variants that have it; null when a share is not known. */
  shares: (number | null)[]
}

export interface VariantGrid {
  /** How many attributes the names tell. */
  attributes: number
  /** All combinations of the values, and those not on sale, the most promising first. */
  combinations: number
  gaps: VariantGap[]
  /** Whether the order of the gaps means anything: the units of all their values are known. */
  ranked: boolean
}

const SEPARATORS = [' / ', ', ']
/** Attributes of a listing: Amazon's variation themes name three at most. */
const ATTRIBUTES = { least: 2, most: 3 } as const
/** A grid is mostly filled; of a list with more holes than this for each variant, the names tell something else. */
const COMBINATIONS_PER_VARIANT = 3
/** An import keeps so many variants: a list of that length may have been cut, and what it lacks may be on sale. */
const COMPLETE_BELOW = 500

/**
 * The grid of a product whose variants are named by the same two or three attributes, as “Black / 500 ml”; null where
 * the names tell no such grid. A value that only one variant has is left out of nothing: it may be wanted too.
 */
export function variantGrid(variants: readonly Variant[]): VariantGrid | null {
  const separator = SEPARATORS.find((each) => variants.every((variant) => variant.name.includes(each)))
  if (variants.length < 2 || variants.length >= COMPLETE_BELOW || separator === undefined) return null
  const rows = variants.map((variant) => ({ ...variant, values: variant.name.split(separator) }))
  const attributes = rows[0]?.values.length ?? 0
  if (attributes < ATTRIBUTES.least || attributes > ATTRIBUTES.most) return null
  if (rows.some((row) => row.values.length !== attributes)) return null
  const axes = Array.from({ length: attributes }, (_, at) => [...new Set(rows.map((row) => row.values[at] ?? ''))])
  const combinations = axes.reduce((product, axis) => product * axis.length, 1)
  if (!isGrid(axes, variants.length, combinations)) return null
  const all = axes.reduce<string[][]>((made, axis) => made.flatMap((one) => axis.map((value) => [...one, value])), [[]])
  const onSale = new Set(rows.map((row) => row.values.join('\n')))
  const shareOf = (at: number, value: string) => {
    const shares = rows.filter((row) => row.values[at] === value).map((row) => row.unitShare)
    return shares.includes(null) ? null : sum(shares.map(Number))
  }
  const gaps = all
    .filter((values) => !onSale.has(values.join('\n')))
    .map((values) => ({ name: values.join(separator), shares: values.map((value, at) => shareOf(at, value)) }))
  // One share that is not known could put its gap anywhere.
  const ranked = gaps.every(({ shares }) => !shares.includes(null))
  return { attributes, combinations, gaps: ranked ? gaps.sort((a, b) => promiseOf(b) - promiseOf(a)) : gaps, ranked }
}

/** The product of the shares of a gap's values; 0 when one of them is not known. */
export const promiseOf = ({ shares }: VariantGap): number =>
  shares.reduce<number>((product, share) => product * (share ?? 0), 1)

/** Whether names make a grid by more than chance: titles have commas too, but no value of theirs comes back in another. */
const isGrid = (axes: string[][], variants: number, combinations: number): boolean =>
  combinations <= variants * COMBINATIONS_PER_VARIANT && axes.some((axis) => axis.length > 1 && axis.length < variants)
