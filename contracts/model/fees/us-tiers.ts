/** Size tiers of Amazon US (DOMAIN B2): the tiers of its newest fulfilment table. */
import { fittingTier } from './fulfilment.ts'
import type { Size } from './measures.ts'
import { publishedTables } from './table-index.ts'

const US_TIERS = [
  'smallStandard',
  'largeStandard',
  'smallBulky',
  'largeBulky',
  'xl50',
  'xl70',
  'xl150',
  'xlOver',
] as const
export type UsTier = (typeof US_TIERS)[number]

/** The tier of a package, by its size in millimetres and its own weight in grams; null for a tier that has no name here. */
export function usTier(size: Size, grams: number): UsTier | null {
  const table = publishedTables('fba', { marketplace: 'US' }).at(-1)
  const key = table && fittingTier(table, { size, weight: grams })
  return US_TIERS.find((tier) => tier === key) ?? null
}
