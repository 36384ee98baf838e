/** Computes what one table charges for the fulfilment of one parcel. */

import { toMinorUnit } from '../money.ts'
import type { FbaPath } from './explanation.ts'
import {
  fits,
  GRAMS,
  isWeightWithin,
  isWithin,
  MILLIMETRES,
  type ParcelWeights,
  type Size,
  sortSides,
  startedSteps,
  volumetricGrams,
} from './measures.ts'
import { tableReferenceOf } from './table-index.ts'
import type { Cell, FbaSurchargeTable, FbaTable, Tier } from './table-schema.ts'

/** Millimetres, grams. */
export interface Parcel {
  size: Size
  weight: number
}

/** How both bounds were found, the same object if one row gives the fee; or why the table gives no fee. */
export type Fulfilment =
  | { low: FbaPath; high: FbaPath; reason: 'between' | 'billedWeight' }
  | 'oversize'
  | 'lowPrice'
  | 'noColumn'

/**
 * The fee in the first tier that holds the parcel: of its row and price column, or with started steps above the last
 * row. The cut for low prices is subtracted, the surcharge added, and the result rounded to a minor unit.
 */
export function fulfil(
  table: FbaTable,
  surcharge: FbaSurchargeTable | undefined,
  { size, weight, price }: Parcel & { price: number },
): Fulfilment {
  const { lowPrice, priceColumns } = table
  const isCheap = lowPrice !== undefined && price < lowPrice.below
  if (isCheap && lowPrice.cut === null) return 'lowPrice'
  const column = priceColumns.findIndex(({ from, to }) => from <= price && (to === null || price < to + 1))
  const priceColumn = priceColumns[column]
  if (!priceColumn) return 'noColumn'
  const measured = measure({ size, weight })
  const volumetric = table.volumetric && volumetricGrams(size, table.volumetric)
  const found = tierOf(table, measured, volumetric ?? 0)
  if (!found) return 'oversize'
  const { tier, light, heavy } = found
  const path = ({ weights, fees, row, steps }: Row, bound: 'low' | 'high'): FbaPath => {
    const base = boundOf(fees[column] ?? 0, bound)
    const adds = steps ? boundOf(steps.adds, bound) : 0
    const lowPriceCut = isCheap ? (lowPrice.cut ?? 0) : 0
    const sum = base + (steps?.count ?? 0) * adds - lowPriceCut
    return {
      kind: 'fba',
      table: tableReferenceOf(table),
      tier: { key: tier.key, name: tier.name },
      billed: {
        grams: Math.max(weights.unit, weights.volumetric),
        by: weights.volumetric > weights.unit ? 'volumetric' : 'unit',
        unitGrams: weight,
        volumetricGrams: volumetric,
      },
      priceColumn: { index: column, from: priceColumn.from, to: priceColumn.to },
      row,
      steps: steps && { ...steps, adds },
      base,
      lowPriceCut,
      surcharge: surcharge ? { rate: surcharge.rate, table: tableReferenceOf(surcharge) } : null,
      amount: toMinorUnit(sum * (1 + (surcharge?.rate ?? 0))),
      overmax: isOvermax(table, measured),
    }
  }
  const low = path(light, 'low')
  const high = path(heavy, 'high')
  const reason = low.amount === path(heavy, 'low').amount ? 'between' : 'billedWeight'
  return { low, high: low.amount === high.amount ? low : high, reason }
}

/** Key of the tier that a parcel belongs to; undefined if the parcel exceeds every tier. */
export function fittingTier(table: FbaTable, { size, weight }: Parcel): string | undefined {
  const volumetric = table.volumetric ? volumetricGrams(size, table.volumetric) : 0
  return tierOf(table, measure({ size, weight }), volumetric)?.tier.key
}

interface Measures {
  sides: Size
  sum: number
  lengthPlusGirth: number
  weight: number
}

function measure({ size, weight }: Parcel): Measures {
  const sides = sortSides(size)
  const [length, width, height] = sides
  return { sides, sum: length + width + height, lengthPlusGirth: length + 2 * (width + height), weight }
}

interface Row {
  weights: ParcelWeights
  fees: readonly Cell[]
  row: FbaPath['row']
  steps: (Omit<NonNullable<FbaPath['steps']>, 'adds'> & { adds: Cell }) | null
}

/** The first tier that holds the parcel and has a row for it; `light` and `heavy` differ if the billed weight is unknown. */
function tierOf(table: FbaTable, parcel: Measures, volumetric: number): { tier: Tier; light: Row; heavy: Row } | null {
  const byUnit: ParcelWeights = { unit: parcel.weight, volumetric: 0 }
  const byGreater: ParcelWeights = { unit: parcel.weight, volumetric }
  for (const tier of table.tiers) {
    if (!holds(tier, table, parcel)) continue
    const heavy = rowOf(tier, table, tier.billed === 'unit' ? byUnit : byGreater)
    const light = tier.billed === 'unknown' ? rowOf(tier, table, byUnit) : heavy
    if (light && heavy) return { tier, light, heavy }
  }
  return null
}

function holds({ limits }: Tier, { units }: FbaTable, parcel: Measures): boolean {
  const millimetres = MILLIMETRES[units.length]
  const isShort = (length: number, limit: number | undefined) =>
    limit === undefined || isWithin(length, limit * millimetres)
  return (
    (limits.weight === undefined ||
      isWeightWithin({ unit: parcel.weight, volumetric: 0 }, limits.weight * GRAMS[units.weight])) &&
    (limits.box === undefined || fits(parcel.sides, limits.box, millimetres)) &&
    isShort(parcel.sum, limits.sideSum) &&
    isShort(parcel.lengthPlusGirth, limits.lengthPlusGirth)
  )
}

function rowOf({ rows, over }: Tier, { units }: FbaTable, weights: ParcelWeights): Row | null {
  const unit = units.rows ?? units.weight
  const index = rows.findIndex(({ upTo }) => upTo === null || isWeightWithin(weights, upTo * GRAMS[unit]))
  const row = rows[index]
  if (row) return { weights, fees: row.fees, row: { index, upTo: row.upTo, unit }, steps: null }
  const grams = GRAMS[units.weight]
  if (!over || (over.upTo !== null && !isWeightWithin(weights, over.upTo * grams))) return null
  const { base, from, step, adds } = over
  const count = startedSteps(weights, from * grams, step * grams)
  return { weights, fees: base, row: null, steps: { count, from, step, unit: units.weight, adds } }
}

function isOvermax({ overmax, units }: FbaTable, { sides, lengthPlusGirth, weight }: Measures): boolean {
  if (!overmax) return false
  const millimetres = MILLIMETRES[units.length]
  const isLong = !isWithin(sides[0], overmax.length * millimetres)
  const isWide = !isWithin(lengthPlusGirth, overmax.lengthPlusGirth * millimetres)
  return (isLong || isWide) && isWeightWithin({ unit: weight, volumetric: 0 }, overmax.weight * GRAMS[units.weight])
}

const boundOf = (cell: Cell, bound: 'low' | 'high'): number => (typeof cell === 'number' ? cell : cell[bound])
