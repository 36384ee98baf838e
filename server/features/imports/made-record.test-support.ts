/** The made-up file of the collector's format, and records like its first. No row of it is real. */
import { readFileSync } from 'node:fs'
import type { Product } from '#contracts/model/catalogue.ts'
import { readBrightData } from './brightdata.ts'
import type { Fields } from './record-fields.ts'

export const MADE_FILE = new URL('made-products.json', import.meta.url).pathname
export const TODAY = '2026-11-20'
export const made: Fields[] = JSON.parse(readFileSync(MADE_FILE, 'utf8'))

/** The first record of the file without its extras, changed as told; `undefined` leaves a field out. */
export function madeRecord(changes: Fields = {}): Fields {
  return JSON.parse(
    JSON.stringify({ ...made[0], variations: null, coupon: null, badge: null, other_sellers_prices: null, ...changes }),
  )
}

/** The product of a record that is not refused. */
export function productOf(record: unknown): Product {
  const read = readBrightData(record, null, TODAY)
  if ('refused' in read) throw new Error(`refused: ${read.refused}`)
  return read.product
}
