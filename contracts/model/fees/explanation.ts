/** How a fee was found, as data that screens show line by line. Money in minor units, weights in grams. */
import type { FeeCategory } from '../catalogue.ts'
import type { Language } from '../language.ts'
import type { TableReference, VolumeUnit, WeightUnit } from './table-schema.ts'

export interface FeeExplanation {
  /** How both bounds were found; the same object if one row gives the fee. */
  low: FeePath
  high: FeePath
  /**
   * Only for special goods whose table does not have this season or price. The bounds differ by `amount`: what other
   * goods pay here (`asked`) minus what they pay where the special table applies (`known`).
   */
  difference: { asked: FbaPath; known: FbaPath; amount: number } | null
}

export type FeePath = FbaPath | ReferralPath | StoragePath | AgedInventoryPath | PlacementPath

interface Path {
  table: TableReference
  /** Minor units; storage keeps fractions. */
  amount: number
}

export interface FbaPath extends Path {
  kind: 'fba'
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
  /** The amount is (base + steps − cut) × (1 + rate), rounded. */
  surcharge: { rate: number; table: TableReference } | null
  /** Whether an overmax handling fee of unknown amount comes on top. */
  overmax: boolean
}

export interface ReferralPath extends Path {
  kind: 'referral'
  feeCategory: FeeCategory
  /** The parts of the price and their rates. */
  parts: { from: number; to: number; rate: number }[]
  closing: number
  minimum: number
  /** The rate that gives the amount if only usual rates are known; otherwise null. */
  typical: number | null
}

export interface StoragePath extends Path {
  kind: 'storage'
  /** Tier that the rate depends on; null if the table does not distinguish sizes. */
  tier: string | null
  sizeClass: 'standard' | 'oversize'
  volume: number
  per: VolumeUnit
  /** `share`: how much of the month, or how many months at one rate if `month` is null. */
  months: { month: string | null; share: number; rate: number; amount: number }[]
}

export interface AgedInventoryPath extends Path {
  kind: 'agedInventory'
  volume: number
  per: VolumeUnit
  /** null: the stock is not old enough. */
  row: { index: number; fromDays: number; toDays: number | null; rate: number; leastPerUnit: number } | null
}

export interface PlacementPath extends Path {
  kind: 'placement'
  tier: string
  row: { index: number; upTo: number | null; unit: WeightUnit }
}
