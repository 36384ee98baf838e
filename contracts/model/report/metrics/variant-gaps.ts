/** Combinations of attributes that the product does not come in, though each of them sells in another. */
import type { Variant } from '../../catalogue.ts'
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
}

const SEPARATORS = [' / ', ', ']

/**
 * The grid of a product whose variants are named by the same number (two or more) of attributes, as “Black / 500 ml”;
 * null where the names tell no such grid. A value that only one variant has is left out of nothing: it may be wanted too.
 */
export function variantGrid(variants: readonly Variant[]): VariantGrid | null {
  const separator = SEPARATORS.find((each) => variants.every((variant) => variant.name.includes(each)))
  if (variants.length < 2 || separator === undefined) return null
  const rows = variants.map((variant) => ({ ...variant, values: variant.name.split(separator) }))
  const attributes = rows[0]?.values.length ?? 0
  if (rows.some((row) => row.values.length !== attributes)) return null
  const axes = Array.from({ length: attributes }, (_, at) => [...new Set(rows.map((row) => row.values[at] ?? ''))])
  const all = axes.reduce<string[][]>((made, axis) => made.flatMap((one) => axis.map((value) => [...one, value])), [[]])
  const onSale = new Set(rows.map((row) => row.values.join('\n')))
  const shareOf = (at: number, value: string) => {
    const shares = rows.filter((row) => row.values[at] === value).map((row) => row.unitShare)
    return shares.includes(null) ? null : sum(shares.map(Number))
  }
  const gaps = all
    .filter((values) => !onSale.has(values.join('\n')))
    .map((values) => ({ name: values.join(separator), shares: values.map((value, at) => shareOf(at, value)) }))
  const promise = ({ shares }: VariantGap) => shares.reduce<number>((product, share) => product * (share ?? 0), 1)
  return { attributes, combinations: all.length, gaps: gaps.sort((a, b) => promise(b) - promise(a)) }
}
