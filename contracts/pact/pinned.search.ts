/** The search over everything, whose rows differ in shape: some of their facts are null. */
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { STATUSES } from '#contracts/model/rights/legal-status.ts'
import { OFFICES } from '#contracts/model/rights/patent.ts'
import { MARKET_LEVELS } from '#contracts/model/screener/market-metrics.ts'
import { search } from '../api/search.ts'
import { integer, list, nothing, number, object, oneOf, text } from './claim-parts.ts'
import type { Claim } from './claims.ts'
import { day } from './pinned.patents.ts'
import type { Pinned } from './pinned-call.ts'

const marketplace = oneOf(MARKETPLACES)
const office = oneOf(OFFICES)
const data = oneOf(['sample', 'imported'])
const group = (place: Record<string, Claim>, facts: Record<string, Claim>, ...rows: Claim[]) =>
  object({
    ...facts,
    total: integer,
    counts: list(...(rows.length > 0 ? [object({ ...place, total: integer })] : [])),
    row: list(...rows),
  })

const marketGroup = (...rows: Claim[]) => group({ marketplace, data }, {}, ...rows)
const officeGroup = (...rows: Claim[]) => group({ office }, { data }, ...rows)

const product = (fact: Claim, price: Claim) =>
  object({ asin: text, typed: fact, marketplace, data, title: text, brand: fact, imageUrl: fact, price })
const market = (fact: Claim) =>
  object({
    id: text,
    level: oneOf(MARKET_LEVELS),
    marketplace,
    data,
    title: text,
    titleZh: fact,
    titleEn: fact,
    path: list(text),
  })
const keyword = (zh: Claim, searches: Claim) => object({ id: integer, marketplace, data, text, zh, searches })
const patent = (fact: Claim) =>
  object({
    id: integer,
    office,
    publicationNumber: text,
    title: text,
    titleZh: fact,
    applicant: fact,
    status: oneOf(STATUSES),
    publishedOn: day,
    image: fact,
  })
const mark = (fact: Claim, live: Claim) =>
  object({ id: integer, office, serialNumber: text, registrationNumber: fact, words: text, owner: fact, live })

const found = (exact: Claim) =>
  object({
    exact,
    products: marketGroup(product(text, number), product(nothing, nothing)),
    markets: marketGroup(market(text), market(nothing)),
    keywords: marketGroup(keyword(text, number), keyword(nothing, nothing)),
    patents: officeGroup(patent(text), patent(nothing)),
    trademarks: officeGroup(mark(text, oneOf(['live', 'dead'])), mark(nothing, nothing)),
  })

const call = { endpoint: search.global, test: 'server/features/search/search.routes.test.ts' }

export const pinnedSearch: readonly Pinned[] = [
  {
    ...call,
    takes: [{ body: { q: 'travel mug', marketplaces: [...MARKETPLACES], limit: 5 } }, { body: { q: 'mug' } }],
    data: found(nothing),
  },
  { ...call, takes: [{ body: { q: 'B0SAMPLE01', limit: 3 } }], data: found(oneOf(['asin', 'number'])) },
]
