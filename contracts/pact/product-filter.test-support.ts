/** Filters of products with all fields. */
import type { ProductFilter } from '#contracts/api/product-search.ts'
import { PRODUCT_CHOICES, PRODUCT_NUMBER_NAMES } from '#contracts/model/screener/product-metrics.ts'
import { STORY } from '#fixtures/story.ts'

/** The value for every number. */
export const valuesOf = <V>(value: V) => Object.fromEntries(PRODUCT_NUMBER_NAMES.map((name) => [name, value]))

/** Brands with one product each. */
export const [BRAND, OTHER_BRAND] = ['Olvano', 'Kelovo']
const first = <V>(values: readonly V[]) => values.slice(0, 1)
export const everyProductFilter = {
  marketplace: 'US',
  data: 'sample',
  asins: [STORY.asin],
  words: 'travel mug',
  match: 'broad',
  without: 'straw, lid',
  brands: [BRAND],
  withoutBrands: ['Nobody'],
  sellers: ['Somebody'],
  withoutSellers: ['Nobody'],
  category: '7720156299fa',
  range: valuesOf({ min: -1_000_000.5, max: 1_000_000.5 }),
  choice: {
    sizeTier: first(PRODUCT_CHOICES.sizeTier.values),
    fulfilment: first(PRODUCT_CHOICES.fulfilment.values),
    sellerCountry: first(PRODUCT_CHOICES.sellerCountry.values),
    badges: first(PRODUCT_CHOICES.badges.values),
    aPlus: first(PRODUCT_CHOICES.aPlus.values),
    video: first(PRODUCT_CHOICES.video.values),
    variation: first(PRODUCT_CHOICES.variation.values),
    bestMonth: first(PRODUCT_CHOICES.bestMonth.values),
    rights: first(PRODUCT_CHOICES.rights.values),
  },
} satisfies ProductFilter

/** Ranges without ends do not filter. */
export const openRanges = { range: valuesOf({}), choice: {} } satisfies ProductFilter
