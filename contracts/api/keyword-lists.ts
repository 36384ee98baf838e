/** Terms that an account collects for its ads and listings. A list belongs to one marketplace, so its amounts add up. */
import { data, endpoints } from '../core/endpoint.ts'
import { pageQuery } from '../core/page.ts'
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
import { KEYWORD_NUMBER_NAMES } from '../model/keywords/keyword-metrics.ts'
import { KeywordRow, keywordSearch, MAX_SEED_LENGTH } from './keyword-search.ts'
import { MarketplaceCode } from './products.ts'
import { searchFiles } from './search-files.ts'

export const MAX_KEYWORD_LISTS = 50
export const LIST_NAME_MAX = 60
/** Terms of one list. */
export const MAX_LISTED_TERMS = 2000
/** Terms that one call adds, tags or removes. */
export const MAX_TERMS_A_CALL = 500
/** Tags of a term. */
export const MAX_TAGS = 10
export const TAG_MAX = 30
/** Words of a list that the brief names. */
export const MAX_BRIEF_WORDS = 200

/** Where a term was collected. */
export const TERM_ORIGINS = ['mining', 'reverse', 'searchTerms', 'typed'] as const
export type TermOrigin = (typeof TERM_ORIGINS)[number]

const id = integer({ minimum: 1 })
const Name = string({ pattern: '\\S', maxLength: LIST_NAME_MAX })
const Tag = string({ pattern: '\\S', maxLength: TAG_MAX })
const Terms = array(id, { maxItems: MAX_TERMS_A_CALL, description: 'Ids of terms of the list' })

const KeywordList = object({
  id,
  name: string(),
  marketplace: MarketplaceCode,
  terms: integer({ minimum: 0, description: 'Number of terms' }),
  updatedAt: instant(),
})
export type KeywordList = Static<typeof KeywordList>

export const ListedTerm = object({
  id,
  text: string(),
  tags: array(string()),
  origin: oneOf(...TERM_ORIGINS),
  detail: nullable(string({ description: 'What it was found by, such as the seeds of the search' })),
  addedAt: instant(),
  /** What is known of the term now; null if the terms of this data do not have it. */
  known: nullable(KeywordRow),
})
export type ListedTerm = Static<typeof ListedTerm>

/** Which terms of a list. */
const filter = {
  list: id,
  with: optional(string({ maxLength: 200, description: 'Part of the term or of its translation' })),
  tag: optional(Tag),
  /** Of which rows the figures are; imported ones by default if the account sees any. */
  data: optional(oneOf('sample', 'imported')),
}

const ListFilter = object(filter, { additionalProperties: false })

const Added = object({
  list: KeywordList,
  added: integer({ minimum: 0 }),
  had: integer({ minimum: 0, description: 'Terms that the list had before; they keep their first origin' }),
})

export const keywordLists = endpoints({
  lists: {
    method: 'GET',
    path: '/api/keyword-lists',
    summary: 'Lists of the account, the latest change first',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ lists: array(KeywordList) })),
    failures: [],
  },
  create: {
    method: 'POST',
    path: '/api/keyword-lists/create',
    summary: 'Create an empty list with a name that the account does not use yet',
    auth: 'user',
    origin: 'ours',
    body: object({ name: Name, marketplace: MarketplaceCode }),
    answer: data(KeywordList),
    failures: ['listExists', 'tooManyLists'],
  },
  rename: {
    method: 'POST',
    path: '/api/keyword-lists/rename',
    summary: 'Rename a list',
    auth: 'user',
    origin: 'ours',
    body: object({ list: id, name: Name }),
    answer: data(KeywordList),
    failures: ['listNotFound', 'listExists'],
  },
  remove: {
    method: 'POST',
    path: '/api/keyword-lists/delete',
    summary: 'Delete a list with its terms',
    auth: 'user',
    origin: 'ours',
    body: object({ list: id }),
    answer: data(object({})),
    failures: ['listNotFound'],
  },
  add: {
    method: 'POST',
    path: '/api/keyword-lists/add',
    summary: 'Add terms to a list. A term that differs only in capitals, accents or spaces is the same',
    auth: 'user',
    origin: 'ours',
    body: object({
      list: id,
      terms: array(string({ pattern: '\\S', maxLength: MAX_SEED_LENGTH }), {
        maxItems: MAX_TERMS_A_CALL,
      }),
      origin: oneOf(...TERM_ORIGINS),
      detail: optional(string({ maxLength: 200, description: 'What they were found by' })),
    }),
    answer: data(Added),
    failures: ['listNotFound', 'listFull'],
  },
  collect: {
    method: 'POST',
    path: '/api/keyword-lists/collect',
    summary: 'Add the first terms of a search to a list of its marketplace',
    auth: 'user',
    origin: 'ours',
    body: object({
      list: id,
      search: object(keywordSearch.search.body.properties, { additionalProperties: false }),
      count: integer({ minimum: 1, maximum: MAX_TERMS_A_CALL }),
    }),
    answer: data(Added),
    failures: [
      'listNotFound',
      'listFull',
      'otherMarketplace',
      'wrongRange',
      'unknownMonth',
      'notInMonth',
      'unknownCategory',
      'tooManyWords',
    ],
  },
  terms: {
    method: 'POST',
    path: '/api/keyword-lists/terms',
    summary: 'Terms of a list, the latest first, with what is known of them now',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object(
      {
        ...filter,
        sort: optional(oneOf('addedAt', ...KEYWORD_NUMBER_NAMES)),
        order: optional(oneOf('asc', 'desc')),
        ...pageQuery,
      },
      { additionalProperties: false },
    ),
    answer: data(
      object({
        list: KeywordList,
        row: array(ListedTerm),
        total: integer({ minimum: 0, description: 'Number of matching terms' }),
        all: integer({ minimum: 0, description: 'Number of terms of the list' }),
        page: integer({ minimum: 1 }),
        size: integer({ minimum: 1 }),
        currency: string({ description: 'ISO 4217' }),
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported terms' }),
        tags: array(object({ tag: string(), terms: integer({ minimum: 1 }) }), { description: 'Most terms first' }),
        csv: string({ description: 'Signed short-lived URL of the matching terms as CSV' }),
        xlsx: string({ description: 'Signed short-lived URL of the matching terms as an Excel workbook' }),
      }),
    ),
    failures: ['listNotFound'],
  },
  brief: {
    method: 'POST',
    path: '/api/keyword-lists/brief',
    summary: 'What the terms of a list mean for ads and for a listing',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: ListFilter,
    answer: data(
      object({
        terms: integer({ minimum: 0, description: 'Number of terms' }),
        searches: integer({ minimum: 0, description: 'Monthly searches of the known terms' }),
        bid: nullable(number({ description: 'Average of the known bids, weighted by searches' })),
        bidTerms: integer({ minimum: 0, description: 'Terms with a known bid' }),
        currency: string({ description: 'ISO 4217' }),
        words: array(string(), {
          maxItems: MAX_BRIEF_WORDS,
          description: 'Different words of the terms, those of most searches first',
        }),
        wordCount: integer({ minimum: 0, description: 'Number of all different words of the terms' }),
        data: oneOf('sample', 'imported'),
      }),
    ),
    failures: ['listNotFound'],
  },
  tag: {
    method: 'POST',
    path: '/api/keyword-lists/tag',
    summary: 'Add a tag to terms of a list, or take it off',
    auth: 'user',
    origin: 'ours',
    body: object({ list: id, terms: Terms, tag: Tag, on: boolean() }),
    answer: data(object({ changed: integer({ minimum: 0, description: 'Terms that changed' }) })),
    failures: ['listNotFound', 'tooManyTags'],
  },
  drop: {
    method: 'POST',
    path: '/api/keyword-lists/drop',
    summary: 'Take terms out of a list',
    auth: 'user',
    origin: 'ours',
    body: object({ list: id, terms: Terms }),
    answer: data(object({ dropped: integer({ minimum: 0 }) })),
    failures: ['listNotFound'],
  },
  ...searchFiles({ path: '/download/keyword-lists/terms', rows: 'terms', maxLength: 8000 }),
})
