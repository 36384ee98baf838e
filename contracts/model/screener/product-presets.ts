/**
 * Ready-made searches of products with the thresholds of SellerSprite's tactics (DOMAIN B6a), which are for Amazon US. For
 * other marketplaces, amounts are converted from US dollars and rounded.
 */
import { convert, currencyOf, REFERENCE_RATES } from '../calculators/exchange.ts'
import type { Marketplace } from '../marketplaces.ts'
import { marketplaces } from '../marketplaces.ts'
import { PRODUCT_NUMBERS, type ProductChoice, type ProductNumber } from './product-metrics.ts'

export const PRODUCT_PRESETS = [
  'hiddenBestseller',
  'newcomer',
  'lowRating',
  'poorListing',
  'merchantFulfilled',
  'lightMargin',
  'localPremium',
] as const
export type ProductPreset = (typeof PRODUCT_PRESETS)[number]

export interface PresetFilter {
  range: Partial<Record<ProductNumber, { min?: number; max?: number }>>
  choice: Partial<Record<ProductChoice, string[]>>
}

const FILTERS: Record<ProductPreset, PresetFilter> = {
  hiddenBestseller: {
    range: { age: { max: 90 }, units: { min: 500 }, ratings: { max: 50 } },
    choice: { variation: ['no'] },
  },
  newcomer: {
    range: { age: { max: 60 }, units: { min: 300 }, ratings: { max: 100 }, rating: { min: 4.2 } },
    choice: {},
  },
  lowRating: { range: { units: { min: 1000 }, rating: { max: 4.2 }, price: { min: 15 } }, choice: {} },
  poorListing: { range: { listingScore: { max: 60 }, units: { min: 400 }, price: { min: 15 } }, choice: {} },
  merchantFulfilled: { range: { units: { min: 300 } }, choice: { fulfilment: ['FBM'] } },
  lightMargin: {
    range: { price: { min: 20 }, fbaFee: { max: 4 }, margin: { min: 0.5 }, units: { min: 200 } },
    choice: {},
  },
  localPremium: { range: { price: { min: 35 }, units: { min: 500 } }, choice: { sellerCountry: ['US'] } },
}

/** The day of the rates by which amounts are converted. */
export const PRESET_RATES_DAY = REFERENCE_RATES.on

/** Country of the sellers at home in a marketplace, ISO 3166. */
const homeCountry = (marketplace: Marketplace) => (marketplace === 'UK' ? 'GB' : marketplace)

/** The filter of a preset for a marketplace, in the units of calls. */
export function presetFilter(preset: ProductPreset, marketplace: Marketplace): PresetFilter {
  const { range, choice } = FILTERS[preset]
  const names = Object.keys(range) as ProductNumber[] // keys of a record of metrics
  const converted = names.map((name) => {
    const bounds = range[name] ?? {}
    return [name, PRODUCT_NUMBERS[name].unit === 'money' ? inCurrency(bounds, marketplace) : bounds] as const
  })
  const local = choice.sellerCountry && { sellerCountry: [homeCountry(marketplace)] }
  return { range: Object.fromEntries(converted), choice: { ...choice, ...local } }
}

function inCurrency(bounds: { min?: number; max?: number }, marketplace: Marketplace) {
  const major = (dollars: number) => {
    const minor = convert(Math.round(dollars * 100), 'USD', currencyOf(marketplace), REFERENCE_RATES)
    return rounded(minor / 10 ** marketplaces[marketplace].decimals)
  }
  if (marketplace === 'US') return bounds
  return {
    ...(bounds.min !== undefined && { min: major(bounds.min) }),
    ...(bounds.max !== undefined && { max: major(bounds.max) }),
  }
}

/** Two significant digits: a converted threshold is no more precise than that. */
const rounded = (amount: number) => Number(amount.toPrecision(2))
