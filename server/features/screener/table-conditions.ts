/** Conditions that the searches of several tables have in common. */
import type { Language } from '#contracts/model/language.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { MetricUnit } from '#contracts/model/screener/metric.ts'
import type { ColumnArray } from '#server/platform/columns/column-file.ts'
import type { Condition } from '#server/platform/columns/select.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { CategoryFacts } from './product-table.format.ts'

interface RangedMetric {
  unit: MetricUnit
  marketplace: Marketplace
  nameIn: (language: Language) => string
}

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** Keeps the values between bounds in the units of calls. Refuses as `storedBounds` does. */
export const rangeCondition = (
  bounds: Bounds,
  { values, ...metric }: RangedMetric & { values: ColumnArray },
): Condition => ({
  kind: 'range',
  values,
  ...storedBounds(bounds, metric, values instanceof Float32Array ? 'single' : 'double'),
})

/** Multiplying a price in major units by 100 can miss the minor unit by a rounding error. */
const MONEY_ERROR = 1e-6

/** Shares of the bound. Sums and quotients of single-precision values are off by less, and calls show seven digits. */
const DERIVED_ERROR = 1e-6

/**
 * Turns bounds in the units of calls into bounds of stored values. Amounts are stored in minor units. A bound such as 0.3
 * must include what 0.3 becomes in single precision, and results of calculations that are shown as 0.3. Refuses a minimum
 * above the maximum.
 */
export function storedBounds(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds,
  { unit, marketplace, nameIn }: RangedMetric,
  precision: 'single' | 'double' = 'single',
): { min: number; max: number } {
  if (min > max) throw refuse('wrongRange', { metric: nameIn })
  if (unit === 'money') {
    const factor = 10 ** marketplaces[marketplace].decimals
    return { min: min * factor - MONEY_ERROR, max: max * factor + MONEY_ERROR }
  }
  if (precision === 'double')
    return { min: min - Math.abs(min) * DERIVED_ERROR, max: max + Math.abs(max) * DERIVED_ERROR }
  return { min: Math.min(min, Math.fround(min)), max: Math.max(max, Math.fround(max)) }
}

/** A table with a 1 at the code of each chosen value; code 0 is unknown. */
export function allowValues(all: readonly string[], chosen: readonly string[]): Uint8Array {
  const allowed = new Uint8Array(all.length + 1)
  for (const value of chosen) allowed[all.indexOf(value) + 1] = 1
  return allowed
}

interface Categorized {
  categories: readonly CategoryFacts[]
  codes: Uint16Array | Uint32Array
  marketplace: Marketplace
}

/** Keeps the rows of a category with those below it. Refuses an unknown one. */
export function categoryCondition(id: string, { categories, codes, marketplace }: Categorized): Condition {
  const own = categories.filter((category) => category.marketplace === marketplace)
  const path = categoryPathOf(own, id)
  const isBelow = (other: readonly string[]) => path.every((name, at) => other[at] === name)
  const allowed = Uint8Array.from([
    0,
    ...categories.map((each) => Number(each.marketplace === marketplace && isBelow(each.path))),
  ])
  return { kind: 'codes', codes, allowed }
}

/** The path of the category with this id. */
function categoryPathOf(categories: readonly CategoryFacts[], id: string): string[] {
  for (const { nodes, path } of categories) {
    const at = nodes.indexOf(id)
    if (at >= 0) return path.slice(0, at + 1)
  }
  throw refuse('unknownCategory')
}
