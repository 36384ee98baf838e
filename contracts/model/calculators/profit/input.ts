/** Everything a calculation of profit depends on, as it is typed, stored and shared. */
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
  union,
} from '../../../core/schema.ts'
import { day } from '../../../core/time.ts'
import { FEE_CATEGORIES } from '../../catalogue.ts'
import { OWN_TABLES_MAX } from '../../fees/own-table-limits.ts'
import { SPLITS } from '../../fees/splits.ts'
import { type OwnTable, ownTableSchema } from '../../fees/table-schema.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '../../marketplaces.ts'
import { COMPONENTS } from '../freight/modes.ts'
import { MAX_SIDE_MM, MAX_WEIGHT_G } from '../parcel-limits.ts'

/** Larger amounts are typing errors: ten million dollars, a hundred million yen. */
export const MAX_MONEY = 1_000_000_000
export const MAX_MONTHS = 24
/** Ten times the price: larger shares are typing errors. */
export const MAX_SHARE = 10

const money = (description: string) => integer({ minimum: 0, maximum: MAX_MONEY, description })
const share = (description: string) => number({ minimum: 0, maximum: MAX_SHARE, description })
const side = number({ exclusiveMinimum: 0, maximum: MAX_SIDE_MM })

/** In the order in which the fields are shown. */
export const TARIFF_KINDS = ['base', 'section301', 'section232', 'section122', 'other'] as const
/** Duty that does not depend on rates: a flat duty on small consignments, part of the freight price, or none yet. */
export const FIXED_DUTIES = ['flat', 'included', 'exempt'] as const
/** How inbound units are split; `own`: the seller's amount per unit. */
export const PLACEMENTS = [...SPLITS, 'own'] as const

export const ProfitInput = object(
  {
    marketplace: oneOf(...MARKETPLACES),
    on: day('Day of the sale, which decides the fee tables'),
    price: integer({ minimum: 1, maximum: MAX_MONEY, description: 'Minor units, with tax where prices contain it' }),
    feeCategory: nullable(oneOf(...FEE_CATEGORIES)),
    isDangerous: boolean({ description: 'Dangerous goods, which have fulfillment fees of their own' }),
    size: nullable(object({ length: side, width: side, height: side }, { description: 'Millimeters, any order' })),
    weight: nullable(number({ exclusiveMinimum: 0, maximum: MAX_WEIGHT_G, description: 'Grams of the package' })),
    measures: oneOf('package', 'item'),
    fulfilment: oneOf('fba', 'fbm'),
    cost: nullable(money('One unit, minor units of the marketplace')),
    freight: nullable(money('First-leg freight of one unit')),
    freightLeavesOut: optional(
      array(oneOf(...COMPONENTS), {
        maxItems: COMPONENTS.length,
        description:
          'Components that the freight from the freight calculator does not include, because they have no price',
      }),
    ),
    freightToBorder: nullable(money('Part of the freight up to the border, for the customs value; null: all of it')),
    tariffs: array(
      object({
        kind: oneOf(...TARIFF_KINDS),
        rate: nullable(share('Fraction of the customs value')),
        on: day('Day on which the rate was looked up'),
      }),
      { maxItems: TARIFF_KINDS.length },
    ),
    fixedDuty: nullable(
      object(
        { by: oneOf(...FIXED_DUTIES), amount: money('Of one unit') },
        { description: 'From the freight calculator; replaces the rates of the tariffs' },
      ),
    ),
    vat: object({
      rate: share('Fraction of the price without tax'),
      isRegistered: boolean({ description: 'False: the seller owes no tax on sales, and import tax is a cost' }),
    }),
    storageMonths: number({ minimum: 0, maximum: MAX_MONTHS }),
    placement: object({ by: oneOf(...PLACEMENTS), amount: nullable(money('Per unit, for `own`')) }),
    lowInventory: nullable(money('Low-inventory-level fee of one unit')),
    ads: union([
      object({ by: oneOf('acos'), share: nullable(share('Fraction of the price')) }),
      object({ by: oneOf('unit'), amount: nullable(money('Per unit sold')) }),
    ]),
    conversionRate: nullable(number({ exclusiveMinimum: 0, maximum: 1, description: 'Orders per click' })),
    returns: object({
      rate: nullable(number({ minimum: 0, maximum: 1, description: 'Returned units per unit sold' })),
      loss: share('Loss of value of a returned unit, fraction of the price'),
      processing: nullable(money('Fee per returned unit')),
    }),
    payoutRate: nullable(share('Fee of the collecting company, fraction of the payout')),
    exchangeRate: nullable(share('Loss on currency exchange, fraction of the payout')),
    fbm: object({
      postage: nullable(money('Postage of one order')),
      handling: nullable(money('Packing and handling of one order')),
      charged: money('Shipping that the buyer pays; part of the base of the referral fee'),
    }),
    own: object({
      referralRate: nullable(share('Instead of our table')),
      fba: nullable(money('Fulfillment of one unit instead of our table')),
      storage: nullable(money('Storage of one unit and month instead of our table')),
    }),
    other: nullable(money('Other costs of one unit')),
    ownTables: optional(
      array(ownTableSchema, {
        maxItems: OWN_TABLES_MAX,
        description: 'Fee tables that the seller entered, as far as the calculation uses them',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ProfitInput = Static<typeof ProfitInput>

/** An empty calculation for a marketplace: only the price is a placeholder, everything unknown is null. */
export function emptyInput(marketplace: Marketplace, on: string): ProfitInput {
  const layers = marketplace === 'US' ? TARIFF_KINDS : (['base', 'other'] as const)
  return {
    marketplace,
    on,
    price: 2999,
    feeCategory: null,
    isDangerous: false,
    size: null,
    weight: null,
    measures: 'package',
    fulfilment: 'fba',
    cost: null,
    freight: null,
    freightToBorder: null,
    tariffs: layers.map((kind) => ({ kind, rate: null, on })),
    fixedDuty: null,
    vat: { rate: marketplaces[marketplace].vat, isRegistered: true },
    storageMonths: 1,
    placement: { by: 'own', amount: null },
    lowInventory: null,
    ads: { by: 'acos', share: null },
    conversionRate: null,
    returns: { rate: null, loss: 0.5, processing: null },
    payoutRate: null,
    exchangeRate: null,
    fbm: { postage: null, handling: null, charged: 0 },
    own: { referralRate: null, fba: null, storage: null },
    other: null,
  }
}

/** Replaces the own tables of the input. */
export function withOwnTables({ ownTables: _, ...input }: ProfitInput, tables: OwnTable[] | undefined): ProfitInput {
  return tables === undefined || tables.length === 0 ? input : { ...input, ownTables: tables }
}
