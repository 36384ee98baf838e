/** Referral fees by category (DOMAIN B2). Thresholds in minor units of the marketplace's currency. */
import type { FeeCategory } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import type { Dated } from './fee.ts'

/** `whole`: one rate for the whole price, by its band; `portions`: each rate applies to its part of the price. */
export interface Rate {
  kind: 'whole' | 'portions'
  /** The highest price of each rate; the last has none. */
  bands: readonly { upTo: number | null; rate: number }[]
}
export interface ReferralTable extends Dated {
  /** Least fee per item, minor units. */
  minimum: number
  rates: Record<FeeCategory, Rate>
  /** Bounds of a rate that is only typical of the region; null if the table is published. */
  typical: { low: number; high: number } | null
}

const flat = (rate: number): Rate => ({ kind: 'whole', bands: [{ upTo: null, rate }] })
const bands =
  (kind: Rate['kind'], ...steps: [number, number][]) =>
  (above: number): Rate => ({
    kind,
    bands: [...steps.map(([upTo, rate]) => ({ upTo, rate })), { upTo: null, rate: above }],
  })
const whole = (...steps: [number, number][]) => bands('whole', ...steps)
const portions = (upTo: number, rate: number, above: number) => bands('portions', [upTo, rate])(above)

const US_RATES: Record<FeeCategory, Rate> = {
  automotive: flat(0.12),
  baby: whole([1000, 0.08])(0.15),
  backpacks: flat(0.15),
  beauty: whole([1000, 0.08])(0.15),
  industrial: flat(0.12),
  clothing: whole([1500, 0.05], [2000, 0.1])(0.17),
  computers: flat(0.08),
  electronics: flat(0.08),
  electronicsAccessories: portions(10_000, 0.15, 0.08),
  everythingElse: flat(0.15),
  eyewear: flat(0.15),
  footwear: flat(0.15),
  furniture: portions(20_000, 0.15, 0.1),
  grocery: whole([1500, 0.08])(0.15),
  home: flat(0.15),
  jewelry: portions(25_000, 0.2, 0.05),
  lawn: flat(0.15),
  musical: flat(0.15),
  office: flat(0.15),
  pet: flat(0.15),
  sports: flat(0.15),
  tools: flat(0.15),
  toys: flat(0.15),
  watches: portions(150_000, 0.16, 0.03),
  compactAppliances: portions(30_000, 0.15, 0.08),
  fullSizeAppliances: flat(0.08),
  videoGames: flat(0.15),
  mattresses: flat(0.15),
  baseTools: flat(0.12),
}

const fifteen = Object.fromEntries(Object.keys(US_RATES).map((category) => [category, flat(0.15)]))
/** Typical rates of the European sites: 15%; electronics and computers 8%; clothing 5, 10 or 15% by price. */
const EUROPE_RATES: Record<FeeCategory, Rate> = {
  ...(fifteen as Record<FeeCategory, Rate>), // the keys are those of a complete record
  electronics: flat(0.08),
  computers: flat(0.08),
  clothing: whole([1500, 0.05], [2000, 0.1])(0.15),
}

const US_TABLE: ReferralTable = {
  validFrom: '2026-01-01',
  validTo: null,
  source: 'fees.us.referral',
  minimum: 30,
  rates: US_RATES,
  typical: null,
}
const EUROPE_TABLE: ReferralTable = {
  ...US_TABLE,
  source: 'fees.eu.referral',
  minimum: 0,
  rates: EUROPE_RATES,
  typical: { low: 0.05, high: 0.15 },
}

export const REFERRAL_TABLES: Partial<Record<Marketplace, ReferralTable>> = {
  US: US_TABLE,
  // Not published for Canada: the US tiers in Canadian dollars, shown with the whole span of the rates.
  CA: { ...US_TABLE, source: 'fees.ca.referral', minimum: 0, typical: { low: 0.05, high: 0.17 } },
  UK: EUROPE_TABLE,
  DE: EUROPE_TABLE,
  FR: EUROPE_TABLE,
  IT: EUROPE_TABLE,
  ES: EUROPE_TABLE,
}
