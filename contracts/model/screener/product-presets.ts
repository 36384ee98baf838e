/**
 * Ready-made searches of products with the thresholds of SellerSprite's tactics (DOMAIN B6a), which are for Amazon US. For
 * other marketplaces, amounts are converted from US dollars and rounded.
 */
import type { Marketplace } from '../marketplaces.ts'
import { boundsInCurrency } from './preset-money.ts'
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

/** Country of the sellers at home in a marketplace, ISO 3166. */
const homeCountry = (marketplace: Marketplace) => (marketplace === 'UK' ? 'GB' : marketplace)

/** The filter of a preset for a marketplace, in the units of calls. */
export function presetFilter(preset: ProductPreset, marketplace: Marketplace): PresetFilter {
  const { range, choice } = FILTERS[preset]
  const names = Object.keys(range) as ProductNumber[] // keys of a record of metrics
  const converted = names.map((name) => {
    const bounds = range[name] ?? {}
    return [name, PRODUCT_NUMBERS[name].unit === 'money' ? boundsInCurrency(bounds, marketplace) : bounds] as const
  })
  const local = choice.sellerCountry && { sellerCountry: [homeCountry(marketplace)] }
  return { range: Object.fromEntries(converted), choice: { ...choice, ...local } }
}
