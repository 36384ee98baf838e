/** Tables that a seller has entered. */
import type { OwnTable } from '../../fees/table-schema.ts'
import type { Marketplace } from '../../marketplaces.ts'

type TableOf<K extends OwnTable['kind']> = Extract<OwnTable, { kind: K }>

const headOf = (marketplace: Marketplace) => ({
  marketplaces: [marketplace],
  validFrom: '2026-06-01',
  validTo: null,
  citation: 'Seller Central, June 2026',
})

/** 10% of the price, whatever the category. */
export const ownReferral = (change: Partial<TableOf<'referral'>> = {}): TableOf<'referral'> => ({
  ...headOf('US'),
  kind: 'referral',
  minimum: 0,
  rates: {},
  others: 0.1,
  typical: null,
  ...change,
})

/** 5.00 for every unit at prices up to 20.00, and 6.00 above. */
export const ownFulfilment = (change: Partial<TableOf<'fba'>> = {}): TableOf<'fba'> => ({
  ...headOf('US'),
  kind: 'fba',
  goods: 'all',
  units: { length: 'cm', weight: 'g' },
  volumetric: null,
  priceColumns: [
    { from: 0, to: 2000 },
    { from: 2001, to: null },
  ],
  tiers: [
    {
      key: 'any',
      name: { 'zh-CN': '全部', 'en-US': 'Any size' },
      limits: {},
      billed: 'unit',
      rows: [{ upTo: null, fees: [500, 600] }],
    },
  ],
  ...change,
})

/** 26.00 per cubic meter and month for every size. */
export const ownStorage = (change: Partial<TableOf<'storage'>> = {}): TableOf<'storage'> => ({
  ...headOf('US'),
  kind: 'storage',
  per: 'm3',
  standardTiers: null,
  seasons: [{ from: 1, to: 12, standard: 2600, oversize: 2600 }],
  ...change,
})
