/** Where fees jump: prices above which a unit costs more, and days on which another table begins. */
import type { FeeCategory } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { JAPAN_LOW_PRICE } from './jp-fba.ts'
import { REFERRAL_TABLES } from './referral.data.ts'
import { PARCEL_TABLES } from './uk-de-ca-fba.data.ts'
import { US_FBA, US_PRICE_BANDS, US_SURCHARGE } from './us-fba.data.ts'

export interface PriceEdge {
  fee: 'fba' | 'referral'
  /** The highest price on the cheaper side, minor units. */
  below: number
}

/** Low-price FBA on sites whose tables are not known (sell.amazon.co.uk; DOMAIN B2). */
const LOW_PRICE: Partial<Record<Marketplace, number>> = { FR: 1200, IT: 1200, ES: 1200 }

/** Every price edge of a marketplace and category, lowest first. */
export function priceEdges(marketplace: Marketplace, feeCategory: FeeCategory | null): PriceEdge[] {
  const low = marketplace === 'JP' ? JAPAN_LOW_PRICE : (LOW_PRICE[marketplace] ?? parcelLowPrice(marketplace))
  const fba = marketplace === 'US' ? US_PRICE_BANDS : low === undefined ? [] : [low - 1]
  const rate = feeCategory && REFERRAL_TABLES[marketplace]?.rates[feeCategory]
  // Rates for portions of the price change the slope of the fee; it does not jump.
  const referral = rate?.kind === 'whole' ? rate.bands.flatMap(({ upTo }) => upTo ?? []) : []
  return [
    ...fba.map((below) => ({ fee: 'fba' as const, below })),
    ...referral.map((below) => ({ fee: 'referral' as const, below })),
  ].sort((a, b) => a.below - b.below)
}

const parcelLowPrice = (marketplace: Marketplace): number | undefined => PARCEL_TABLES[marketplace]?.[0]?.lowPrice.below

/** Amazon US only: peak fulfilment fees, and the months of higher storage fees, which begin earlier. */
export const US_PEAK = { from: '2026-10-15', to: '2027-01-14' } as const
export const US_DEAR_STORAGE = { from: '2026-10-01', to: '2026-12-31' } as const

/** Days on which known fees of a marketplace change; the last one ends the known tables. */
export function feeDays(marketplace: Marketplace): string[] {
  const surcharge = PARCEL_TABLES[marketplace]?.flatMap((table) => table.surcharge?.validFrom ?? []) ?? []
  if (marketplace !== 'US') return surcharge
  const days = [US_FBA[0]?.validFrom ?? '', US_SURCHARGE.validFrom, US_DEAR_STORAGE.from, US_PEAK.from]
  return [...days, nextDay(US_DEAR_STORAGE.to), nextDay(US_PEAK.to)].sort()
}

/** Both take and return YYYY-MM-DD. */
export const nextDay = (day: string): string => shifted(day, 1)
export const dayBefore = (day: string): string => shifted(day, -1)
const shifted = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
