/**
 * Fee tables as they are written down: in the units of their source, amounts in minor units of the marketplace's currency.
 * One schema for the published tables of `tables/` and for those that a seller enters. `check-tables.ts` checks what a
 * schema cannot.
 */
import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Static,
  string,
  type TSchema,
  union,
} from '../../core/schema.ts'
import { FEE_CATEGORIES, type FeeCategory } from '../catalogue.ts'
import type { Language } from '../language.ts'
import { MARKETPLACES } from '../marketplaces.ts'
import type { TextKey } from '../report/text-key.ts'

const day = string({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const positive = number({ exclusiveMinimum: 0 })
const amount = integer({ minimum: 0, maximum: 1_000_000_000 })
const rate = number({ minimum: 0, maximum: 1 })
const bothLanguages = object({
  'zh-CN': string({ maxLength: 200 }),
  'en-US': string({ maxLength: 200 }),
})
/** An amount, or its bounds if the source gives only those. */
const cell = union([amount, object({ low: amount, high: amount })])

const head = {
  marketplaces: array(oneOf(...MARKETPLACES), { minItems: 1, maxItems: MARKETPLACES.length }),
  validFrom: day,
  validTo: nullable(day),
  citation: string({ maxLength: 500, description: 'Document, page or address, and date' }),
  knownGapBefore: optional(
    boolean({ description: 'No table is known for the days between the previous table and this one' }),
  ),
  knownGapAfter: optional(
    boolean({ description: 'No table is known for the days between this table and the next one' }),
  ),
}

const fees = array(cell, { minItems: 1, maxItems: 10, description: 'One amount for each price column' })
const weightUnit = oneOf('oz', 'lb', 'g', 'kg')

const tier = object({
  key: string({ pattern: '^[A-Za-z0-9]{1,40}$' }),
  name: bothLanguages,
  limits: object(
    {
      weight: optional(positive),
      box: optional(array(positive, { minItems: 3, maxItems: 3 })),
      sideSum: optional(positive),
      lengthPlusGirth: optional(positive),
    },
    { description: 'Unit weight and sides, longest first; girth is 2 × (median + shortest)' },
  ),
  billed: oneOf('unit', 'greater', 'unknown'),
  rows: array(object({ upTo: nullable(positive), fees }), { maxItems: 200 }),
  over: optional(
    object(
      { base: fees, from: number({ minimum: 0 }), step: positive, adds: cell, upTo: nullable(positive) },
      { description: 'Above the last row: base, and what each started step above `from` adds' },
    ),
  ),
})

export const fbaSchema = object({
  ...head,
  kind: oneOf('fba'),
  goods: oneOf('all', 'apparel', 'dangerous'),
  peak: optional(boolean()),
  units: object(
    { length: oneOf('in', 'cm', 'mm'), weight: weightUnit, rows: optional(weightUnit) },
    { description: '`rows`: unit of the rows, if it is not that of limits and steps' },
  ),
  volumetric: nullable(
    object({
      divisor: positive,
      per: oneOf('in3/lb', 'cm3/kg'),
      leastSide: optional(positive),
    }),
  ),
  priceColumns: array(object({ from: amount, to: nullable(amount) }), { minItems: 1, maxItems: 10 }),
  lowPrice: optional(
    object(
      { below: amount, cut: nullable(amount) },
      { description: '`cut`: what low prices take off the fee; null: not known' },
    ),
  ),
  overmax: optional(
    object(
      { length: positive, lengthPlusGirth: positive, weight: positive },
      { description: 'An overmax handling fee of unknown amount applies above these sizes, up to the weight' },
    ),
  ),
  tiers: array(tier, { minItems: 1, maxItems: 60 }),
})

export const fbaSurchargeSchema = object({ ...head, kind: oneOf('fbaSurcharge'), rate })

/**
 * `whole`: the rate of the price's band applies to the whole price; `portions`: each rate applies to its part of the
 * price.
 */
const rateOfCategory = union([
  rate,
  object({
    kind: oneOf('whole', 'portions'),
    bands: array(object({ upTo: nullable(amount), rate }), { minItems: 1, maxItems: 20 }),
    closing: optional(amount),
  }),
])
const optionalRate = optional(nullable(rateOfCategory))
const ratesByCategory = Object.fromEntries(FEE_CATEGORIES.map((category) => [category, optionalRate])) as Record<
  FeeCategory,
  typeof optionalRate
> // fromEntries loses the keys

export const referralSchema = object({
  ...head,
  kind: oneOf('referral'),
  minimum: amount,
  rates: object(ratesByCategory, { description: 'null: not known' }),
  others: nullable(rateOfCategory),
  typical: nullable(
    object({ low: rate, high: rate }, { description: 'Bounds of rates that are usual, and not a published table' }),
  ),
})

const month = integer({ minimum: 1, maximum: 12 })
export const storageSchema = object({
  ...head,
  kind: oneOf('storage'),
  per: oneOf('ft3', 'm3', 'litre'),
  standardTiers: nullable(array(string({ maxLength: 40 }), { maxItems: 60 })),
  seasons: array(
    object({ from: month, to: month, standard: number({ minimum: 0 }), oversize: number({ minimum: 0 }) }),
    {
      minItems: 1,
      maxItems: 12,
    },
  ),
})

/** Tables that a seller may enter. */
export const ownTableSchema = union([fbaSchema, fbaSurchargeSchema, referralSchema, storageSchema])

export const agedInventorySchema = object({
  ...head,
  kind: oneOf('agedInventory'),
  per: oneOf('ft3', 'm3', 'litre'),
  rows: array(
    object({ fromDays: integer(), toDays: nullable(integer()), rate: amount, leastPerUnit: optional(amount) }),
  ),
})

const bounds = object({ low: amount, high: amount })
export const placementSchema = object({
  ...head,
  kind: oneOf('placement'),
  units: object({ weight: weightUnit }),
  rows: array(
    object({
      tiers: array(string()),
      upTo: nullable(positive),
      minimal: bounds,
      partial: bounds,
      optimized: bounds,
    }),
  ),
})

/** A price below which FBA costs less, of a marketplace whose fulfilment fees are not known. */
export const lowPriceSchema = object({ ...head, kind: oneOf('lowPrice'), below: amount })

/** What a result shows of its table: name, days (inclusive) and where the numbers come from. */
export interface TableReference {
  validFrom: string
  /** null: no end announced. */
  validTo: string | null
  source: TextKey
  /** Document, page or address, and date. */
  citation?: string
}

/** Properties that only published tables have. */
export interface PublishedFields {
  /** Name of the table; reports store the key. */
  source: TextKey
  /** What changed since the previous table. */
  changes: Readonly<Record<Language, string>>
}
type Table<S extends TSchema> = Static<S> & PublishedFields

export type FbaTable = Table<typeof fbaSchema>
export type FbaSurchargeTable = Table<typeof fbaSurchargeSchema>
export type ReferralTable = Table<typeof referralSchema>
export type StorageTable = Table<typeof storageSchema>
export type AgedInventoryTable = Table<typeof agedInventorySchema>
export type PlacementTable = Table<typeof placementSchema>
export type LowPriceTable = Table<typeof lowPriceSchema>
export type FeeTable =
  | FbaTable
  | FbaSurchargeTable
  | ReferralTable
  | StorageTable
  | AgedInventoryTable
  | PlacementTable
  | LowPriceTable
export type TableKind = FeeTable['kind']
export type OwnTable = Static<typeof ownTableSchema>

export type Cell = Static<typeof cell>
export type Tier = Static<typeof tier>
export type Goods = FbaTable['goods']
export type WeightUnit = Static<typeof weightUnit>
export type VolumeUnit = StorageTable['per']
export type RateOfCategory = Static<typeof rateOfCategory>
