/**
 * Watches: a product, a market or a search whose changes an account wants to know. Saved patent searches appear in the
 * same list; their own calls are in rights/latest-patents.ts.
 */
import { data, endpoints } from '../core/endpoint.ts'
import { pageQuery, sortedPage } from '../core/page.ts'
import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Static,
  string,
} from '../core/schema.ts'
import { instant } from '../core/time.ts'
import { MarketplaceCode } from './products.ts'

/** Watches of one account, without saved patent searches, which have a limit of their own. */
export const WATCHES_MAX = 50
/** Latest changes that a watch keeps. */
export const CHANGES_MAX = 100
/** In a search with more matches, one more match would say nothing. */
export const WATCHED_MATCHES_MAX = 200
export const WATCH_NAME_MAX = 80
/** Characters of a filter as JSON. */
const SUBJECT_MAX = 8000

/** What this subject compares. */
export const WATCH_KINDS = ['product', 'market', 'productSearch', 'marketSearch'] as const
export type WatchKind = (typeof WATCH_KINDS)[number]
/** What the list shows. */
export const LISTED_KINDS = [...WATCH_KINDS, 'patents'] as const

/**
 * `missing`: the product or market is no longer on record. `tooWide`: the search now matches too many products.
 * `wrongFilter`: the search names something that no longer exists, such as a category.
 */
export const WATCH_STATES = ['ok', 'missing', 'tooWide', 'wrongFilter'] as const

export const CHANGES = ['price', 'rank', 'units', 'rating', 'rival', 'soldOut', 'inStock', 'match', 'gone'] as const

const threshold = (description: string) =>
  nullable(number({ minimum: 0.01, maximum: 10, description: `${description}, a fraction; null: not reported` }))

/** A market has no rank, rating or stock, a product no units; a search reports matches only. */
export const WatchSettings = object({
  price: threshold('Change of the price'),
  rank: threshold('Change of the rank'),
  units: threshold('Change of the monthly units'),
  rating: boolean({ description: 'Report when the rating falls by 0.1 or more' }),
  rival: boolean({ description: 'Report a new product among the ten best sellers of the niche' }),
  stock: boolean({ description: 'Report when it is sold out or available again, if the data says so' }),
})
export type WatchSettings = Static<typeof WatchSettings>

export const DEFAULT_SETTINGS: WatchSettings = {
  price: 0.05,
  rank: 0.2,
  units: 0.2,
  rating: true,
  rival: true,
  stock: true,
}

const subject = (description: string) => string({ maxLength: SUBJECT_MAX, description })
const SUBJECT =
  'product: MARKETPLACE/ASIN; market: id of the niche; productSearch, marketSearch: its filter as JSON; patents: id of the search'
const known = (description: string) => nullable(number({ description }))

const Watch = object({
  kind: oneOf(...LISTED_KINDS),
  id: integer({ description: 'Unique within its kind' }),
  subject: subject(SUBJECT),
  name: string({ description: 'Title of the product or niche, or the name of the search' }),
  marketplace: nullable(MarketplaceCode),
  imageUrl: nullable(string()),
  address: nullable(string({ description: 'Address in the web app that shows a search' })),
  state: oneOf(...WATCH_STATES),
  settings: nullable(WatchSettings),
  price: known('Major units of the marketplace; of a market the average'),
  rank: known('Rank in the root category'),
  rating: known('Stars'),
  units: known('Units of a market in the last full month'),
  matches: nullable(integer({ minimum: 0, description: 'Products or markets that a search matches' })),
  sample: nullable(boolean({ description: 'True for made-up data of the sample world' })),
  unseen: integer({ minimum: 0, description: 'Changes that were not seen yet' }),
  since: instant(),
})
export type Watch = Static<typeof Watch>

export const Change = object({
  id: integer(),
  watchId: integer(),
  kind: oneOf(...WATCH_KINDS),
  subject: subject('As in the watch'),
  name: string(),
  marketplace: MarketplaceCode,
  what: oneOf(...CHANGES),
  before: known('Price in major units, rank, units or stars'),
  after: known('In the unit of `before`'),
  items: array(
    object({ id: string({ description: 'ASIN of a product, or id of a market' }), title: nullable(string()) }),
    { description: 'New rivals, new matches or lost matches, at most ten' },
  ),
  count: integer({ minimum: 0, description: 'Number of these items, including those not listed' }),
  at: instant('When it was found'),
  isNew: boolean({ description: 'Not seen yet' }),
})
export type WatchChange = Static<typeof Change>

const Name = string({ pattern: '\\S', maxLength: WATCH_NAME_MAX })
const id = integer({ minimum: 1 })

export const watches = endpoints({
  list: {
    method: 'GET',
    path: '/api/watches',
    summary: 'All watches with what is new, latest first; also compares those whose data has changed',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ watches: array(Watch) })),
    failures: [],
  },
  create: {
    method: 'POST',
    path: '/api/watches/create',
    summary: 'Watch a product, a market or a search; one that is watched already is returned unchanged',
    auth: 'user',
    origin: 'ours',
    body: object({
      kind: oneOf(...WATCH_KINDS),
      subject: subject(SUBJECT),
      name: optional(Name),
      address: optional(
        string({ pattern: '^/[^/\\\\]', maxLength: 4000, description: 'Address in the web app that shows a search' }),
      ),
      settings: optional(WatchSettings),
    }),
    answer: data(object({ id: integer() })),
    failures: ['wrongWatch', 'asinNotFound', 'asinElsewhere', 'nicheNotFound', 'watchTooWide', 'tooManyWatched'],
  },
  update: {
    method: 'POST',
    path: '/api/watches/update',
    summary: 'Change what a watch reports, and its name',
    auth: 'user',
    origin: 'ours',
    body: object({ id, settings: WatchSettings, name: optional(Name) }),
    answer: data(object({})),
    failures: ['notWatched'],
  },
  remove: {
    method: 'POST',
    path: '/api/watches/delete',
    summary: 'End a watch and delete its changes',
    auth: 'user',
    origin: 'ours',
    body: object({ id }),
    answer: data(object({})),
    failures: ['notWatched'],
  },
  changes: {
    method: 'GET',
    path: '/api/watches/changes',
    summary: 'Changes of all watches, or of one; latest first',
    auth: 'user',
    origin: 'ours',
    query: object({ ...pageQuery, id: optional(id) }),
    answer: data(sortedPage(Change, 'at', 'desc')),
    failures: [],
  },
  markSeen: {
    method: 'POST',
    path: '/api/watches/seen',
    summary: 'Mark the changes of a watch, or of all watches, as seen',
    auth: 'user',
    origin: 'ours',
    body: object({ id: optional(id) }),
    answer: data(object({})),
    failures: [],
  },
  counts: {
    method: 'GET',
    path: '/api/watches/counts',
    summary: 'Numbers of unseen changes, and the watches that have any',
    auth: 'user',
    origin: 'ours',
    answer: data(
      object({
        unseen: object({
          product: integer({ minimum: 0 }),
          market: integer({ minimum: 0 }),
          productSearch: integer({ minimum: 0 }),
          marketSearch: integer({ minimum: 0 }),
          patents: integer({ minimum: 0 }),
        }),
        watches: array(
          object({
            kind: oneOf(...LISTED_KINDS),
            id: integer(),
            name: string(),
            unseen: integer({ minimum: 1 }),
          }),
        ),
      }),
    ),
    failures: [],
  },
})
