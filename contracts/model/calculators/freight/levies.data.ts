/** Duties and fees on imports, with their dates. Sources: DOMAIN B3; MPF and HMF are common knowledge. */
import type { Marketplace } from '../../marketplaces.ts'

/**
 * US duty-free entry of small consignments has ended, so the engine never grants it (suspension continued by order, Perkins
 * Coie).
 */
export const US_DE_MINIMIS_ENDED = [
  { origin: 'CN/HK', on: '2025-05-02' },
  { origin: 'all', on: '2025-08-29' },
] as const

/** Merchandise processing fee, as a share of the goods value. The seller enters its minimum and maximum per entry. */
export const US_MPF_RATE = 0.003464
/** Harbour maintenance fee on arrivals by sea, as a share of the goods value. */
export const US_HMF_RATE = 0.00125

export const EU_MARKETPLACES: readonly Marketplace[] = ['DE', 'FR', 'IT', 'ES']
/** Small consignments of the EU, in euro cents of goods value. */
export const EU_SMALL_CONSIGNMENT = 15_000

/**
 * Duty of small consignments instead of the tariff, in euro cents for each item category. Until 2026-06-30 they were exempt;
 * then Reg. (EU) 2026/382, Delegated Reg. 2026/1022 (bakermckenzie 2026-07-02). After the last row the tariff holds.
 */
export const EU_ITEM_DUTY = [
  { validFrom: '2010-01-01', validTo: '2026-06-30', perCategory: 0 },
  { validFrom: '2026-07-01', validTo: '2028-06-30', perCategory: 300 },
] as const

export interface ConsignmentLevy {
  validFrom: string
  per: 'consignment' | 'item'
  amount: number
}

/**
 * National levies on small consignments, in euro cents (fiscalsolutions 2026-02-26). The source does not say whether an item
 * of the French levy is a unit or a category, so its amount is a range.
 */
export const CONSIGNMENT_LEVIES: Partial<Record<Marketplace, ConsignmentLevy>> = {
  IT: { validFrom: '2026-01-01', per: 'consignment', amount: 200 },
  FR: { validFrom: '2026-03-01', per: 'item', amount: 200 },
}
