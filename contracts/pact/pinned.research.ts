/** Products side by side: rows differ in shape, since traffic and months are unknown for imported products. */
import { MONTH_PATTERN } from '#contracts/core/time.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { PRODUCT_NUMBER_NAMES, SIZE_TIERS, UNITS_METHODS } from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import { productResearch } from '../api/product-research.ts'
import { boolean, integer, like, list, nothing, number, object, oneOf, text } from './claim-parts.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'
import { everyProductFilter, openRanges } from './product-filter.test-support.ts'

const ROUTES = 'server/features/products/product-research.routes.test.ts'
const SIGNED = { u: 1, e: 1_795_000_000, s: 'signature', q: '{}' }
const month = like(MONTH_PATTERN)

const known = ['variants', 'titleLength']
const valuesOf = (value: Claim) =>
  object(Object.fromEntries(PRODUCT_NUMBER_NAMES.map((name) => [name, known.includes(name) ? number : value])))

/** A row with all facts. */
const whole = {
  asin: text,
  title: text,
  brand: text,
  imageUrl: text,
  seller: text,
  category: object({ id: text, name: text, path: list(text) }),
  niche: object({ id: text, title: text }),
  values: valuesOf(number),
  units: object({ method: oneOf(UNITS_METHODS), low: number, high: number }),
  sizeTier: oneOf(SIZE_TIERS),
  fulfilment: oneOf(['FBA', 'FBM', 'AMZ']),
  sellerCountry: oneOf(SELLER_COUNTRIES),
  badges: list(oneOf(['bestSeller', 'amazonsChoice', 'newRelease'])),
  aPlus: boolean,
  bestMonth: integer,
  listedOn: day,
  observedOn: day,
  sample: boolean,
  rights: object({ risk: oneOf(['high', 'medium', 'low']), id: integer }),
  typed: text,
  traffic: object({ organicShare: number, adShare: number, top: list(object({ text, share: number })) }),
  history: list(object({ month, units: integer, price: number, rank: integer })),
  sharedKeywords: integer,
}
const bare = {
  ...whole,
  brand: nothing,
  imageUrl: nothing,
  seller: nothing,
  category: nothing,
  niche: nothing,
  values: valuesOf(nothing),
  units: object({ method: oneOf(UNITS_METHODS), low: nothing, high: nothing }),
  sizeTier: nothing,
  fulfilment: nothing,
  sellerCountry: nothing,
  badges: list(),
  aPlus: nothing,
  bestMonth: nothing,
  listedOn: nothing,
  rights: nothing,
  typed: nothing,
  traffic: nothing,
  history: list(),
  sharedKeywords: nothing,
}

const page = (latest: Claim) =>
  object({
    row: list(object(whole), object(bare)),
    total: integer,
    all: integer,
    page: integer,
    size: integer,
    marketplace: oneOf(MARKETPLACES),
    currency: text,
    data: oneOf(['sample', 'imported']),
    hasBoth: boolean,
    month: latest,
    missing: list(
      object({
        asin: text,
        elsewhere: list(object({ marketplace: oneOf(MARKETPLACES), data: oneOf(['sample', 'imported']) })),
      }),
    ),
    csv: text,
    xlsx: text,
  })

export const pinnedResearch: readonly Pinned[] = [
  {
    endpoint: productResearch.search,
    test: ROUTES,
    takes: [
      { body: { ...everyProductFilter, month: '2026-03', sort: 'units', order: 'desc', page: 1, size: 20 } },
      { body: { rivalsOf: 'B0SAMPLE01', ...openRanges } },
      { body: { range: {} } },
      { body: {} },
    ],
    data: page(month),
  },
  { endpoint: productResearch.search, test: ROUTES, takes: [{ body: {} }], data: page(nothing) },
  ...(['csv', 'xlsx'] as const).map((type) => ({
    endpoint: productResearch[type],
    test: ROUTES,
    words: `get(${type}`,
    takes: [{ query: SIGNED }, { query: { ...SIGNED, lang: 'zh-CN' } }],
  })),
]
