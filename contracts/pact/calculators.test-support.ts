import { startFreight } from '../model/calculators/freight/start.ts'
import { emptyInput } from '../model/calculators/profit/input.ts'
import type { OwnTable } from '../model/fees/table-schema.ts'

export const MUG = JSON.stringify({ ...emptyInput('US', '2026-11-15'), cost: 800 })

export const ORDER = JSON.stringify(startFreight('US', '2026-11-15'))

/** A fee table that a seller has entered. */
export const OWN_TABLE = JSON.stringify({
  kind: 'storage',
  marketplaces: ['FR'],
  validFrom: '2026-02-01',
  validTo: null,
  citation: 'Seller Central, February 2026',
  per: 'm3',
  standardTiers: null,
  seasons: [
    { from: 1, to: 9, standard: 2600, oversize: 1800 },
    { from: 10, to: 12, standard: 3600, oversize: 2500 },
  ],
} satisfies OwnTable)

export const EXCHANGE = {
  on: '2026-11-13',
  source: 'ECB',
  perEuro: { USD: 1.08, GBP: 0.84, JPY: 160.5, CAD: 1.5, INR: 91.2, CNY: 7.8 },
}
