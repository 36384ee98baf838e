/**
 * FBA fulfilment fees of UK, DE and CA in 2026 as far as they are known (DOMAIN B2). For a row with two amounts, only the
 * first and the last fee of the band are known. Envelope sizes: Amazon's rate cards (our knowledge, not in that source).
 * Minor units, millimeters, grams.
 */
import type { Marketplace } from '../marketplaces.ts'
import type { Dated } from './fee.ts'

export interface ParcelRow {
  upTo: number
  low: number
  high: number
}
export interface Parcel {
  box: readonly [number, number, number]
  /** Billed by the greater of weight and volumetric weight (5000 cm³/kg); envelopes by weight alone. */
  volumetric: boolean
  rows: readonly ParcelRow[]
  /** Above the last row: a base fee, plus `adds` per started step, up to a weight. */
  over?: { base: number; from: number; step: number; adds: number; upTo: number }
}
export interface ParcelTable extends Dated {
  /** Whether the source says which weight is billed. If not, the fee is a range. */
  billedKnown: boolean
  /** Low-price rates apply below this price; `cut` is the discount, null if not known. */
  lowPrice: { below: number; cut: number | null }
  surcharge: { rate: number; validFrom: string } | null
  parcels: readonly Parcel[]
}

const row = (upTo: number, low: number, high = low): ParcelRow => ({ upTo, low, high })
const envelope = (thickness: number, ...rows: ParcelRow[]): Parcel => ({
  box: [330, 230, thickness],
  volumetric: false,
  rows,
})
const parcel = (box: Parcel['box'], ...rows: ParcelRow[]): Parcel => ({ box, volumetric: true, rows })

const EUROPE = { validFrom: '2026-01-01', validTo: '2026-12-31', billedKnown: true, surcharge: null }

export const PARCEL_TABLES: Partial<Record<Marketplace, readonly ParcelTable[]>> = {
  UK: [
    {
      ...EUROPE,
      source: 'fees.uk.fba',
      lowPrice: { below: 1000, cut: null },
      parcels: [
        envelope(25, row(20, 183), row(100, 183, 208), row(210, 210), row(460, 216)),
        envelope(40, row(960, 272)),
        envelope(60, row(960, 294)),
        parcel(
          [350, 250, 120],
          row(150, 291),
          row(400, 300),
          row(900, 304),
          row(1400, 305),
          row(1900, 325),
          row(3900, 327),
        ),
        parcel([450, 340, 260], row(150, 294), row(1900, 294, 348), row(2900, 349), row(5900, 356), row(11900, 358)),
      ],
    },
  ],
  DE: [
    {
      ...EUROPE,
      source: 'fees.de.fba',
      lowPrice: { below: 1100, cut: null },
      parcels: [
        envelope(25, row(20, 233), row(100, 233, 254), row(210, 257), row(460, 268)),
        envelope(40, row(960, 304)),
        envelope(60, row(960, 342)),
        parcel(
          [350, 250, 120],
          row(150, 338),
          row(400, 339),
          row(900, 340),
          row(1400, 341),
          row(1900, 343),
          row(3900, 454),
        ),
        parcel([450, 340, 260], row(150, 339), row(1900, 339, 395), row(2900, 455), row(5900, 522), row(11900, 665)),
      ],
    },
  ],
  CA: [
    {
      validFrom: '2026-01-15',
      validTo: null,
      source: 'fees.ca.fba',
      billedKnown: false,
      lowPrice: { below: 1400, cut: 80 },
      surcharge: { rate: 0.035, validFrom: '2026-04-17' },
      parcels: [
        { box: [380, 270, 20], volumetric: false, rows: [row(100, 446), row(500, 446, 562)] },
        {
          ...parcel([450, 350, 200], row(100, 592), row(1500, 592, 960)),
          over: { base: 1032, from: 1500, step: 100, adds: 9, upTo: 9000 },
        },
        {
          ...parcel([1520, 760, 760], row(500, 1543)),
          over: { base: 1543, from: 500, step: 500, adds: 46, upTo: 32_000 },
        },
      ],
    },
  ],
}
