/** A rate card: what a forwarder charges for one mode and destination, from its first to its last day. */
import { array, integer, nullable, number, object, oneOf, type Static, string } from '../../../core/schema.ts'
import { MARKETPLACES } from '../../marketplaces.ts'
import { COMPONENTS, MODES, REGIONS } from './modes.ts'

const day = () => string({ maxLength: 10, description: 'YYYY-MM-DD' })

/** Two bounds, never a middle; `low` = `high` when the source gives one number. */
const Quoted = {
  low: number(),
  high: number(),
  source: string({ maxLength: 200, description: 'Who quoted it; empty for the seller' }),
  quotedOn: nullable(string({ maxLength: 10, description: 'YYYY, YYYY-MM or YYYY-MM-DD; null: undated source' })),
}

/** How a shipment is measured for its price. */
const Measure = object({
  per: oneOf('kg', 'cbm', 'container'),
  divisor: nullable(number({ description: 'cm³ per volumetric kg; null unless `per` is kg' })),
  kgPerCbm: nullable(number({ description: 'W/M: kg that count as one CBM; null unless `per` is cbm' })),
  stepGrams: nullable(integer({ description: 'Weights are rounded up to this step; null unless `per` is kg' })),
  smallStep: nullable(
    object({ grams: integer(), below: integer({ description: 'Grams; lighter shipments use the small step' }) }),
  ),
  rounds: oneOf('shipment', 'carton'),
  least: nullable(number({ description: 'Least chargeable quantity in kg or CBM' })),
})
export type Measure = Static<typeof Measure>

export const RateCard = object({
  id: string({ maxLength: 60 }),
  mode: oneOf(...MODES),
  marketplace: oneOf(...MARKETPLACES),
  region: nullable(oneOf(...REGIONS)),
  kind: oneOf('published', 'own'),
  validFrom: day(),
  validTo: nullable(day()),
  prices: array(object({ per: oneOf('kg', 'cbm', 'c20', 'c40', 'c40hq'), ...Quoted }), {
    maxItems: 3,
    description: 'US cents for one kg, CBM or container',
  }),
  minimumCharge: nullable(integer({ description: 'US cents for a shipment' })),
  fuelRate: nullable(object({ low: number(), high: number() })),
  measure: Measure,
  transitDays: nullable(object(Quoted)),
  includes: array(oneOf(...COMPONENTS, 'importVat'), {
    maxItems: 20,
    description: 'Components that the price contains, such as duty of a DDP price',
  }),
})
export type RateCard = Static<typeof RateCard>
