import type { Variant } from '#contracts/model/catalogue.ts'
import { sum } from './statistics.ts'

export interface VariantGap {
  name: string
  /** Unit share of each attribute value over all variants that have it; null if a share is unknown. */
  shares: (number | null)[]
}

export interface VariantGrid {
  attributes: number
  combinations: number
  gaps: VariantGap[]
  /** True if all unit shares are known; then the most promising gap is first. */
  isRanked: boolean
}

const SEPARATORS = [' / ', ', ']
/** Amazon's variation themes have at most three attributes. */
const ATTRIBUTES = { least: 2, most: 3 } as const
/** A grid is mostly filled. With more combinations per variant the names are not attributes. */
const COMBINATIONS_PER_VARIANT = 3
/** Imports keep this many variants. A list of that length may be cut, so its gaps may be on sale. */
const COMPLETE_BELOW = 500

/** null unless all names have the same two or three attributes, such as “Black / 500 ml”. */
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
  const all = axes.reduce<string[][]>(
    (combos, axis) => combos.flatMap((combo) => axis.map((value) => [...combo, value])),
    [[]],
  )
  const onSale = new Set(rows.map((row) => row.values.join('\n')))
  const shareOf = (at: number, value: string) => {
    const shares = rows.filter((row) => row.values[at] === value).map((row) => row.unitShare)
    return shares.includes(null) ? null : sum(shares.map(Number))
  }
  const gaps = all
    .filter((values) => !onSale.has(values.join('\n')))
    .map((values) => ({ name: values.join(separator), shares: values.map((value, at) => shareOf(at, value)) }))
  // A gap with an unknown share could be anywhere in the order.
  const isRanked = gaps.every(({ shares }) => !shares.includes(null))
  return {
    attributes,
    combinations,
    gaps: isRanked ? gaps.sort((a, b) => potentialOf(b) - potentialOf(a)) : gaps,
    isRanked,
  }
}

export const potentialOf = ({ shares }: VariantGap): number =>
  shares.reduce<number>((product, share) => product * (share ?? 0), 1)

/** Titles contain separators too, but their parts do not recur in other names. */
const isGrid = (axes: string[][], variants: number, combinations: number): boolean =>
  combinations <= variants * COMBINATIONS_PER_VARIANT && axes.some((axis) => axis.length > 1 && axis.length < variants)
