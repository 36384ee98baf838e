/** Design patents: searched by picture and by words, the latest grants, what a seller keeps of both. */
import { ascending, sorted } from '../../core/constraints.ts'
import { data, download, endpoints, file } from '../../core/endpoint.ts'
import { page, pageQuery, sortedPage } from '../../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { instant } from '../../core/time.ts'
import { REFUSALS_ALONE } from '../../model/rights/picture-refusals.ts'
import { MarketplaceCode, TypedAsin } from '../products.ts'
import {
  Day,
  FamilyHit,
  GrantRow,
  OfficeCode,
  PatentDetail,
  PatentHit,
  Picture,
  Query,
  searchForm,
  targets,
  VERDICTS,
  WEEK_PATTERN,
  words,
} from './patent-rows.ts'

/** Of risk, as the seller wants them. */
const thresholds = {
  high: optional(number({ minimum: 0, maximum: 1, description: 'Similarity from which a risk is high; 0.8' })),
  medium: optional(number({ minimum: 0, maximum: 1, description: 'From which it is medium; 0.5' })),
}

/** Tells a page with real names that nothing here is said of them. */
const sample = boolean({
  description: 'All that is on record is made up: nothing can be concluded about real owners and brands',
})

const WeekId = string({ pattern: WEEK_PATTERN, description: 'ISO week: 2026-W47' })

const GrantWeek = object(
  { week: WeekId, from: Day, to: Day, total: integer({ minimum: 0 }), isNew: boolean() },
  ascending(['from', 'to']),
)

const Watch = object({
  id: integer(),
  name: string(),
  queryId: string(),
  since: Day,
  found: integer({ minimum: 0, description: 'Grants that it has found and that were not looked at' }),
})

/** What a saved search has found has been granted. */
const Find = object({
  ...PatentHit.properties,
  grantedOn: Day,
  isNew: boolean({ description: 'Not looked at before this answer' }),
  counts: boolean({ description: 'Its office is a target of the seller' }),
})

const byQuery = { queryId: string({ maxLength: 40 }) }

export const patents = endpoints({
  getAsinImg: {
    method: 'POST',
    path: '/api/AiAmazon/getAsinImg',
    summary: 'The picture of a product, for the image picker; the marketplace defaults to the first that has it',
    auth: 'guest',
    origin: 'upstream',
    safe: true,
    body: object({ asin: TypedAsin, marketplace: optional(MarketplaceCode) }),
    answer: data(object({ img: string({ description: 'Address of a picture that may be drawn to a canvas' }) })),
    refuses: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'pictureNotFound'],
  },
  getQueryId: {
    method: 'POST',
    path: '/api/AiAmazon/getQueryId',
    summary:
      'Search design patents by picture, by words, or by both; charges the price of ai_pantent. The same search within a day is the same query and costs nothing',
    auth: 'user',
    origin: 'upstream',
    cost: 'ai_pantent',
    body: object({
      mold_id: integer({ description: 'Id of the module in the registry of account/info' }),
      path: optional(string({ maxLength: 200, description: 'Route the call is made from; kept for statistics' })),
      image: optional(Picture),
      ...searchForm,
    }),
    answer: data(object({ queryId: string(), charged: integer({ minimum: 0, maximum: 1 }) })),
    refuses: ['emptySearch', ...REFUSALS_ALONE, 'wrongDates', 'nothingToCompare', 'moduleUnknown', 'insufficientPower'],
  },
  getPatentInfo: {
    method: 'POST',
    path: '/api/AiAmazon/getPatentInfo',
    summary:
      'What a query has found, one row for each design: those that count first, the most alike first; filtered and sorted as wished',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({
      ...byQuery,
      ...pageQuery,
      sort: optional(oneOf('similarity', 'filed', 'published', 'granted')),
      order: optional(oneOf('desc', 'asc')),
      office: searchForm.office,
      validity: searchForm.validity,
      loc: searchForm.loc,
      verdict: optional(oneOf(...VERDICTS, 'none')),
      targets,
      ...thresholds,
    }),
    answer: data(
      object({
        ...page(FamilyHit).properties,
        counted: integer({ minimum: 0, description: 'Of the total: designs registered at a target office' }),
        targets: array(OfficeCode, { description: 'Those that counted: as asked, else as the query has them' }),
        missing: array(OfficeCode, {
          description: 'Targets of which no patent is on record: nothing is known of those',
        }),
        sample,
        nearest: array(FamilyHit, {
          description: 'With the last page: the nearest designs of which none is similar (0 %); they are no results',
        }),
        query: Query,
      }),
    ),
    refuses: ['queryNotFound', 'wrongThresholds'],
  },
  patent: {
    method: 'GET',
    path: '/api/patent/detail',
    summary: 'A patent with all that is known of it; by a query with a picture also where both agree',
    auth: 'user',
    origin: 'ours',
    query: object({ id: integer(), queryId: optional(string({ maxLength: 40 })) }),
    answer: data(PatentDetail),
    refuses: ['patentNotFound', 'queryNotFound'],
  },
  judge: {
    method: 'POST',
    path: '/api/patent/verdict',
    summary: 'Keep what the seller thinks of a patent that a query has found, with a note; null takes the verdict back',
    auth: 'user',
    origin: 'ours',
    body: object({
      ...byQuery,
      id: integer(),
      verdict: nullable(oneOf(...VERDICTS)),
      note: optional(string({ maxLength: 500 })),
    }),
    answer: data(object({})),
    refuses: ['queryNotFound', 'patentNotFound'],
  },
  queries: {
    method: 'GET',
    path: '/api/patent/queries',
    summary: 'The searches of the user, latest first',
    auth: 'user',
    origin: 'ours',
    query: object(pageQuery),
    answer: data(sortedPage(Query, 'at', 'desc')),
    refuses: [],
  },
  deleteQuery: {
    method: 'POST',
    path: '/api/patent/deleteQuery',
    summary: 'Delete a search with its picture, verdicts and notes',
    auth: 'user',
    origin: 'ours',
    body: object(byQuery),
    answer: data(object({})),
    refuses: ['queryNotFound'],
  },
  print: {
    method: 'POST',
    path: '/api/patent/print',
    summary: 'The result of a query as PDF: address of the file',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...byQuery, ...thresholds, targets, language: optional(oneOf('zh-CN', 'en-US')) }),
    answer: data(object({ url: string({ description: 'It opens the PDF, which is drawn then; it ends' }) })),
    refuses: ['queryNotFound', 'wrongThresholds'],
  },
  pdf: {
    method: 'GET',
    path: '/download/patents/:file',
    summary: 'The PDF of a query; its address is signed and ends',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object({
      ...signedQuery,
      ...thresholds,
      lang: optional(oneOf('zh-CN', 'en-US')),
      targets: optional(string({ maxLength: 200, description: 'Office codes with commas between' })),
      inline: optional(integer({ description: '1: shown in the browser instead of downloaded' })),
    }),
    answer: download('application/pdf'),
    refuses: ['fileNotFound'],
  },
  queryPicture: {
    method: 'GET',
    path: '/images/patent-query/:file',
    summary: 'The picture that was searched; its address is signed and ends',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object(signedQuery),
    answer: file('image/png'),
    refuses: ['fileNotFound'],
  },
  drawing: {
    method: 'GET',
    path: '/images/patent/:id/:file',
    summary: 'A drawing of a patent. `file` is NUMBER.png',
    auth: 'guest',
    origin: 'ours',
    params: object({ id: string({ pattern: '^\\d{1,12}$' }), file: string({ pattern: '^\\d{1,3}\\.png$' }) }),
    answer: file('image/png'),
    refuses: ['fileNotFound'],
  },
  getNewLocTotal: {
    method: 'GET',
    path: '/api/AiAmazon/getNewLocTotal',
    summary: 'How many design patents were granted by week and Locarno class, and which weeks are new to the user',
    auth: 'user',
    origin: 'upstream',
    answer: data(
      object({
        weeks: sorted(GrantWeek, 'week', 'desc', { description: 'Latest first, twelve at most' }),
        classes: array(object({ week: WeekId, loc: string(), total: integer({ minimum: 0 }) })),
        seenUntil: nullable(instant('Of the last visit')),
        sample,
      }),
    ),
    refuses: [],
  },
  getNewLocList: {
    method: 'POST',
    path: '/api/AiAmazon/getNewLocList',
    summary: 'The design patents granted in a week, latest first; the latest week when none is named',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({
      ...pageQuery,
      week: optional(WeekId),
      loc: searchForm.loc,
      keyword: words('Words of title, applicant or number'),
      office: searchForm.office,
    }),
    answer: data(sortedPage(GrantRow, 'grantedOn', 'desc')),
    refuses: [],
  },
  seen: {
    method: 'POST',
    path: '/api/patent/seen',
    summary: 'The user has looked at the latest grants: from now on only later ones are new',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    refuses: [],
  },
  watches: {
    method: 'GET',
    path: '/api/patent/watches',
    summary: 'The saved searches of the user, and how many new grants each has found',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ watches: array(Watch) })),
    refuses: [],
  },
  watch: {
    method: 'POST',
    path: '/api/patent/watch',
    summary: 'Save a query: it is run again over every new grant. Twenty at most',
    auth: 'user',
    origin: 'ours',
    body: object({ ...byQuery, name: string({ pattern: '\\S', maxLength: 60 }) }),
    answer: data(object({ id: integer() })),
    refuses: ['queryNotFound', 'tooManyWatches'],
  },
  watched: {
    method: 'POST',
    path: '/api/patent/watched',
    summary:
      'The new grants that a saved search has found, what it found last first; those of the page are now looked at',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer(), ...pageQuery }),
    answer: data(page(Find)),
    refuses: ['watchNotFound'],
  },
  unwatch: {
    method: 'POST',
    path: '/api/patent/unwatch',
    summary: 'Delete a saved search',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer() }),
    answer: data(object({})),
    refuses: ['watchNotFound'],
  },
})
