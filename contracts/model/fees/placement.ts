/** The inbound placement fee: what Amazon charges for spreading a shipment over its warehouses. */
import type { Marketplace } from '../marketplaces.ts'
import { boundedFee, type Fee, unknownFee } from './fee.ts'
import { fittingTier } from './fulfilment.ts'
import { GRAMS, isParcel, isWeightWithin, type ParcelWeights, volumetricGrams } from './measures.ts'
import type { Splits } from './splits.ts'
import { findTable, sizeTable, tableReferenceOf } from './table-index.ts'
import type { OwnTable, PlacementTable } from './table-schema.ts'

export interface PlacementQuestion {
  marketplace: Marketplace
  /** Millimetres, any order. */
  size: readonly [number, number, number] | null
  /** Grams. */
  weight: number | null
  /** The day of arrival, YYYY-MM-DD. */
  on: string
  splits: Splits
  /** The seller's own tables, whose size tiers count if the placement table names them. */
  ownTables?: readonly OwnTable[]
}

/** The fee of one unit in minor units, usually a range because it depends on the place. */
export function placementFee(question: PlacementQuestion): Fee {
  const { size, weight, on, splits } = question
  const table = findTable('placement', question, on)
  if (typeof table === 'string') return unknownFee(table)
  if (size === null || weight === null || !isParcel(size, weight)) return unknownFee('noSize')
  const dated = tableReferenceOf(table)
  const named = table.rows.flatMap(({ tiers }) => tiers)
  const sizes = sizeTable(question, on, named)
  const tier = sizes && fittingTier(sizes, { size, weight })
  if (tier === undefined) return unknownFee('oversize', dated)
  // The source does not say which weight counts: from the row of the unit weight to that of the greater weight.
  const volumetric = sizes?.volumetric ? volumetricGrams(size, sizes.volumetric) : 0
  const [light, heavy] = [0, volumetric].map((volume) => rowOf(table, tier, { unit: weight, volumetric: volume }))
  if (!light || !heavy) return unknownFee('oversize', dated)
  const path = ({ index, row }: PlacementRow, bound: 'low' | 'high') => ({
    kind: 'placement' as const,
    table: dated,
    tier,
    row: { index, upTo: row.upTo, unit: table.units.weight },
    amount: row[splits][bound],
  })
  const [low, high] = [path(light, 'low'), path(heavy, 'high')]
  return boundedFee(low.amount, high.amount, 'bounds', dated, { low, high, difference: null })
}

interface PlacementRow {
  index: number
  row: PlacementTable['rows'][number]
}

function rowOf({ rows, units }: PlacementTable, tier: string, weights: ParcelWeights): PlacementRow | null {
  const isFor = ({ tiers, upTo }: PlacementRow['row']) =>
    tiers.includes(tier) && (upTo === null || isWeightWithin(weights, upTo * GRAMS[units.weight]))
  const index = rows.findIndex(isFor)
  const row = rows[index]
  return row ? { index, row } : null
}
