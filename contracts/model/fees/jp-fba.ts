/** FBA fulfilment fees of Amazon Japan from 2026-04-01, in yen (DOMAIN B2). */
import { boundedFee, type Dated, exactFee, type Fee, fits, sorted, unknownFee } from './fee.ts'
import type { ParcelQuestion } from './parcels.ts'

const TABLE: Dated = { validFrom: '2026-04-01', validTo: null, source: 'fees.jp.fba' }
/** Below this price the second fee applies. */
export const JAPAN_LOW_PRICE = 1000

interface Row {
  grams: number
  box: [number, number, number] | null
  /** Sum of the three sides, millimeters. */
  sum: number | null
  fee: [number, number]
}
const row = (grams: number, box: Row['box'], sum: number | null, usual: number, low: number): Row => ({
  grams,
  box,
  sum,
  fee: [usual, low],
})

const ROWS: Row[] = [
  row(250, [250, 180, 20], null, 288, 222),
  row(1000, [350, 300, 33], null, 318, 252),
  row(2000, null, 200, 410, 344),
  row(2000, null, 300, 415, 368),
  row(2000, null, 400, 420, 371),
  row(2000, null, 500, 425, 379),
  row(2000, null, 600, 430, 391),
  row(5000, null, 800, 472, 427),
  row(9000, null, 1000, 532, 466),
]
/** Above the standard sizes, only the first fee of the bulky and the last of the extra-large sizes are known. */
const LARGER = { low: 589, high: 13_950 }

export function japanFbaFee({ size, weight, price, on }: ParcelQuestion): Fee {
  if (on < TABLE.validFrom) return unknownFee('noTableForDate')
  const sides = sorted(size)
  const sum = sides[0] + sides[1] + sides[2]
  const found = ROWS.find(
    (each) => weight <= each.grams && (!each.box || fits(sides, each.box)) && (each.sum === null || sum <= each.sum),
  )
  if (!found) return boundedFee(LARGER.low, LARGER.high, 'between', TABLE)
  return exactFee(found.fee[price < JAPAN_LOW_PRICE ? 1 : 0], TABLE)
}
