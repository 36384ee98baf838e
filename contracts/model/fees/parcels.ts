/** The FBA fulfilment fee of UK, DE and CA, from lists of parcels. */
import { boundedFee, type Fee, fits, sorted, tableOn, unknownFee } from './fee.ts'
import type { Parcel, ParcelTable } from './uk-de-ca-fba.data.ts'

/** Cubic millimeters per gram of volumetric weight: 5000 cm³/kg. */
const DIVISOR = 5000

export interface ParcelQuestion {
  size: readonly [number, number, number]
  weight: number
  price: number
  on: string
}

/** Uses the first parcel that fits size and weight: exact if its row is known, else the bounds of its band. */
export function parcelFee(tables: readonly ParcelTable[], { size, weight, price, on }: ParcelQuestion): Fee {
  const table = tableOn(tables, on)
  if (!table) return unknownFee('noTableForDate')
  const cheap = price < table.lowPrice.below
  if (cheap && table.lowPrice.cut === null) return unknownFee('lowPrice', table)
  const [length, width, height] = sorted(size)
  const volumetric = (length * width * height) / DIVISOR
  const found = table.parcels
    .filter((parcel) => fits([length, width, height], parcel.box))
    .map((parcel) =>
      boundsOf(parcel, weight, parcel.volumetric ? Math.max(weight, volumetric) : weight, table.billedKnown),
    )
    .find((bounds) => bounds !== null)
  if (!found) return unknownFee('oversize', table)
  const rate = table.surcharge && on >= table.surcharge.validFrom ? 1 + table.surcharge.rate : 1
  const final = (amount: number) => Math.round((amount - (cheap ? (table.lowPrice.cut ?? 0) : 0)) * rate)
  return boundedFee(final(found.low), final(found.high), found.reason, table)
}

type Bounds = { low: number; high: number; reason: 'between' | 'billedWeight' }

function boundsOf(parcel: Parcel, unit: number, shipping: number, billedKnown: boolean): Bounds | null {
  const heavy = rowOf(parcel, shipping)
  const light = billedKnown ? heavy : rowOf(parcel, unit)
  if (!heavy || !light) return null
  return { low: light.low, high: heavy.high, reason: light.low === heavy.low ? 'between' : 'billedWeight' }
}

function rowOf({ rows, over }: Parcel, grams: number): { low: number; high: number } | null {
  const row = rows.find((each) => grams <= each.upTo)
  if (row) return row
  if (!over || grams > over.upTo) return null
  const fee = over.base + Math.ceil((grams - over.from) / over.step - 1e-9) * over.adds
  return { low: fee, high: fee }
}
