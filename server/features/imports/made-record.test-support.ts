/** Made-up records in the collector's format. */
import { readFileSync } from 'node:fs'
import type { Product } from '#contracts/model/catalogue.ts'
import { readBrightData } from './brightdata.ts'
import type { Fields } from './record-fields.ts'

export const MADE_FILE = new URL('made-products.json', import.meta.url).pathname
export const TODAY = '2026-11-20'
export const madeRecords: Fields[] = JSON.parse(readFileSync(MADE_FILE, 'utf8'))

/** The file's first record without its extras, with changes; `undefined` removes a field. */
export function madeRecord(changes: Fields = {}): Fields {
  return JSON.parse(
    JSON.stringify({
      ...madeRecords[0],
      variations: null,
      coupon: null,
      badge: null,
      other_sellers_prices: null,
      ...changes,
    }),
  )
}

/** Throws for a rejected record. */
export function productOf(record: unknown): Product {
  const read = readBrightData(record, null, TODAY)
  if ('rejected' in read) throw new Error(`rejected: ${read.rejected}`)
  return read.product
}
