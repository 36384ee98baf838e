/** The latest grants by week, and saved searches over them. */
import { ascending, sortedRows } from '../../core/constraints.ts'
import { data, endpoints } from '../../core/endpoint.ts'
import { page, pageQuery, sortedPage } from '../../core/page.ts'
import { array, boolean, integer, nullable, object, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import {
  byQuery,
  Day,
  familyFields,
  GrantRow,
  PatentHit,
  sampleOnly,
  searchForm,
  WEEK_PATTERN,
  words,
} from './patent-rows.ts'
import { completeLatestGrants } from './spec-only-patents.ts'

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
  found: integer({ minimum: 0, description: 'Number of grants found that the user has not viewed' }),
})

/** A hit of a saved search, which finds only granted patents. */
const Find = object({
  ...PatentHit.properties,
  grantedOn: Day,
  isNew: boolean({ description: 'Not viewed before this answer' }),
  ...familyFields,
})

export const latestPatents = endpoints({
  getNewLocTotal: {
    method: 'GET',
    path: '/api/AiAmazon/getNewLocTotal',
    summary: 'The number of design patents granted by week and Locarno class, and which weeks are new to the user',
    auth: 'user',
    origin: 'upstream',
    answer: data(
      object({
        weeks: sortedRows(GrantWeek, 'week', 'desc', { description: 'Latest first, at most twelve' }),
        classes: array(object({ week: WeekId, loc: string(), total: integer({ minimum: 0 }) })),
        seenUntil: nullable(instant('Time of the last visit')),
        sample: sampleOnly,
      }),
    ),
    complete: completeLatestGrants,
    failures: [],
  },
  getNewLocList: {
    method: 'POST',
    path: '/api/AiAmazon/getNewLocList',
    summary: 'The design patents granted in a week, latest first; the latest week by default',
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
    failures: [],
  },
  seen: {
    method: 'POST',
    path: '/api/patent/seen',
    summary: 'Mark the latest grants as seen: only later ones are new from now on',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    failures: [],
  },
  watches: {
    method: 'GET',
    path: '/api/patent/watches',
    summary: 'The saved searches of the user, each with the number of its new grants',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ watches: array(Watch) })),
    failures: [],
  },
  watch: {
    method: 'POST',
    path: '/api/patent/watch',
    summary: 'Save a query, which then runs over every new grant. At most twenty',
    auth: 'user',
    origin: 'ours',
    body: object({ ...byQuery, name: string({ pattern: '\\S', maxLength: 60 }) }),
    answer: data(object({ id: integer() })),
    failures: ['queryNotFound', 'tooManyWatches'],
  },
  watched: {
    method: 'POST',
    path: '/api/patent/watched',
    summary: 'The new grants of a saved search, last found first. Marks those of the page as seen',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer(), ...pageQuery }),
    answer: data(page(Find)),
    failures: ['watchNotFound'],
  },
  unwatch: {
    method: 'POST',
    path: '/api/patent/unwatch',
    summary: 'Delete a saved search',
    auth: 'user',
    origin: 'ours',
    body: object({ id: integer() }),
    answer: data(object({})),
    failures: ['watchNotFound'],
  },
})
