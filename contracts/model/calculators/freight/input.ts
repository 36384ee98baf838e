/**
 * The input of a freight calculation. Lengths in millimetres, weights in grams, money in minor units, rates as
 * fractions, days as YYYY-MM-DD. The schema accepts any number; `check-input.ts` finds numbers that cannot be right.
 */
import { array, boolean, nullable, number, object, oneOf, type Static, string } from '../../../core/schema.ts'
import { MARKETPLACES } from '../../marketplaces.ts'
import { CURRENCIES, ExchangeRates } from '../exchange.ts'
import { CONTAINERS, MODES, REGIONS, TYPED_COMPONENTS } from './modes.ts'
import { RateCard } from './rate-card.ts'

const day = () => string({ maxLength: 10, description: 'YYYY-MM-DD' })
const bounds = () => object({ low: number(), high: number() })

export const Carton = object({
  count: number(),
  lengthMm: number(),
  widthMm: number(),
  heightMm: number(),
  weightGrams: number({ description: 'Gross weight of one carton' }),
  unitsPerCarton: nullable(number()),
})
export type Carton = Static<typeof Carton>

const Goods = object({
  units: nullable(number({ description: 'null: the sum of the carton list' })),
  unitSizeMm: nullable(object({ length: number(), width: number(), height: number() })),
  unitWeightGrams: nullable(number()),
  unitValue: nullable(object({ amount: number(), currency: oneOf('CNY', 'USD') })),
  htsCode: nullable(string({ maxLength: 20 })),
})

/** What the seller pays for a component, because the engine has no table for it. */
export const Charge = object({
  component: oneOf(...TYPED_COMPONENTS),
  mode: nullable(oneOf(...MODES)),
  per: oneOf('shipment', 'kg', 'cbm', 'carton', 'container'),
  low: number({ description: 'Minor units' }),
  high: number({ description: 'Minor units' }),
  currency: oneOf(...CURRENCIES),
})
export type Charge = Static<typeof Charge>

export const DUTY_LAYERS = ['base', 'section301', 'section232', 'section122', 'other'] as const
export type DutyLayerKind = (typeof DUTY_LAYERS)[number]

export const DutyLayer = object({
  kind: oneOf(...DUTY_LAYERS),
  rate: nullable(number({ description: 'Fraction; null: not looked up' })),
  lookedUpOn: nullable(day()),
  htsCode: nullable(string({ maxLength: 20 })),
})
export type DutyLayer = Static<typeof DutyLayer>

const Duty = object({
  layers: array(DutyLayer, { maxItems: 10 }),
  itemCategories: number({ description: 'Tariff sub-headings in the consignment (EU duty per item category)' }),
  mpfLimits: object({
    least: nullable(number({ description: 'US cents an entry' })),
    most: nullable(number({ description: 'US cents an entry' })),
  }),
  importVat: object({
    rate: nullable(number({ description: 'null: the rate of the marketplace' })),
    reclaimable: boolean(),
  }),
})

/** Days of each leg except the main one; null: not known. */
const Legs = object({
  production: nullable(bounds()),
  export: nullable(bounds()),
  customs: nullable(bounds()),
  delivery: nullable(bounds()),
  checkIn: nullable(bounds()),
})

export const FulfilmentCentre = object({
  code: string({ maxLength: 10 }),
  marketplace: oneOf(...MARKETPLACES),
  region: nullable(oneOf(...REGIONS)),
})
export type FulfilmentCentre = Static<typeof FulfilmentCentre>

const ContainerSize = object({
  container: oneOf(...CONTAINERS),
  usableCbm: number(),
  payloadGrams: number(),
  innerMm: object({ length: number(), width: number(), height: number() }),
})
export type ContainerSize = Static<typeof ContainerSize>

/** Larger figures are refused as typing mistakes. The last two limits define oversize cartons. */
const Limits = object({
  sideMm: number(),
  cartonGrams: number(),
  cartons: number(),
  cbm: number(),
  grossGrams: number(),
  units: number(),
  unitValue: number({ description: 'Minor units' }),
  dutyRate: number(),
  gramsPerLitreLeast: number(),
  gramsPerLitreMost: number(),
  oversizeSideMm: number({ description: 'Cartons with a longer side pay the oversize charge' }),
  oversizeGrams: number({ description: 'Heavier cartons pay the oversize charge' }),
})
export type Limits = Static<typeof Limits>

export const FreightInput = object(
  {
    marketplace: oneOf(...MARKETPLACES),
    fcCode: nullable(string({ maxLength: 10 })),
    goods: Goods,
    cartons: array(Carton, { maxItems: 1000 }),
    date: object({ kind: oneOf('ship', 'inStock'), on: day() }),
    options: object({
      terms: oneOf('DDP', 'DDU'),
      insurance: nullable(bounds()),
      remoteArea: boolean(),
    }),
    rateCards: array(RateCard, { maxItems: 200 }),
    charges: array(Charge, { maxItems: 100 }),
    duty: Duty,
    exchange: nullable(ExchangeRates),
    legs: Legs,
    fulfilmentCentres: array(FulfilmentCentre, { maxItems: 500 }),
    containers: array(ContainerSize, { maxItems: 3 }),
    limits: Limits,
  },
  { additionalProperties: false },
)
export type FreightInput = Static<typeof FreightInput>
