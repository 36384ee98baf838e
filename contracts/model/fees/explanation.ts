/** How a fee was found, as data: a screen opens it line by line. Money in minor units, weights in grams. */
import type { FeeCategory } from '../catalogue.ts'
import type { Language } from '../language.ts'
import type { Dated } from './fee.ts'
import type { WeightUnit } from './table-schema.ts'

export type FeeExplanation =
  | FbaExplanation
  | ReferralExplanation
  | StorageExplanation
  | AgedInventoryExplanation
  | PlacementExplanation

export interface FbaExplanation {
  kind: 'fba'
  /** The ways to both bounds; the same object if the fee is exact. */
  low: FbaPath
  high: FbaPath
  /**
   * Goods with a table of their own of which this season or price column is not known: the bounds lie apart by what other
   * goods pay more or less (`asked`) than where the table is known (`known`).
   */
  difference: { asked: FbaPath; known: FbaPath; amount: number } | null
}

export interface FbaPath {
  table: Dated
  tier: { key: string; name: Readonly<Record<Language, string>> }
  billed: { grams: number; by: 'unit' | 'volumetric'; unitGrams: number; volumetricGrams: number | null }
  /** Counted from 0; `to` null: no upper end. */
  priceColumn: { index: number; from: number; to: number | null }
  /** Row of the tier, counted from 0; null if the weight is above the last row. */
  row: { index: number; upTo: number | null; unit: WeightUnit } | null
  /** Started steps above the last row. */
  steps: { count: number; from: number; step: number; unit: WeightUnit; adds: number } | null
  base: number
  lowPriceCut: number
  surcharge: { rate: number; table: Dated } | null
  /** (base + steps − cut) × (1 + surcharge), rounded. */
  amount: number
  /** Whether an overmax handling fee, whose amount is not known, comes on top. */
  overmax: boolean
}

export interface ReferralExplanation {
  kind: 'referral'
  table: Dated
  feeCategory: FeeCategory
  /** The parts of the price and their rates. */
  parts: { from: number; to: number; rate: number; amount: number }[]
  closing: number
  minimum: number
  /** Bounds of the rates if only usual rates are known. */
  typical: { low: number; high: number } | null
}

export interface StorageExplanation {
  kind: 'storage'
  table: Dated
  /** Tier that the rate depends on; null if the table does not distinguish sizes. */
  tier: string | null
  sizeClass: 'standard' | 'oversize'
  /** In the unit of the table, e.g. cubic feet. */
  volume: number
  per: 'ft3' | 'm3' | 'litre'
  /** `share` of a month that the unit lies there; `month` is null if one rate counts for all months. */
  months: { month: string | null; share: number; rate: number; amount: number }[]
}

export interface AgedInventoryExplanation {
  kind: 'agedInventory'
  table: Dated
  volume: number
  per: 'ft3'
  /** null: the stock is not old enough. */
  row: { index: number; fromDays: number; toDays: number | null; rate: number; leastPerUnit: number } | null
}

export interface PlacementExplanation {
  kind: 'placement'
  table: Dated
  tier: string
  row: { index: number; upTo: number | null; unit: WeightUnit }
}
