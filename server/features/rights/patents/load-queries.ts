import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { legalStatusOf } from '#contracts/model/rights/legal-status.ts'
import type { Patent } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  type Design,
  type DesignRow,
  designHit,
  designsOf,
  type FoundPatent,
  isResult,
  type JudgingContext,
  type NearestRow,
} from '../register/design-hits.ts'
import { isSampleOnly, missingOffices } from '../register/offices-on-record.ts'
import { locarnoText } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { pictureUrl } from './patents.files.ts'
import { formIn, thresholdsOf } from './patents.rules.ts'
import { type ListedQuery, type QueryRow, queriesOf, queryOf, type VerdictRow, verdictsOf } from './queries.store.ts'
import { hitsOf, withTargetHits } from './target-hits.ts'

/** Refuses an id that is not a query of the account. */
export async function requireQuery(
  { db }: Pick<RightsWorld, 'db'>,
  accountId: number,
  queryId: string,
): Promise<QueryRow> {
  const row = /^\d{1,15}$/.test(queryId) ? await queryOf(db, accountId, Number(queryId)) : undefined
  if (!row) throw refuse('queryNotFound')
  return row
}

/** @param key signed parameters, see `keyOf` */
export const toQuery = (row: ListedQuery, key: string): Output<typeof patents.queries>['row'][number] => ({
  queryId: String(row.id),
  image: row.picture === null ? null : pictureUrl(row.id, key),
  form: formIn(row),
  at: row.created_at,
  found: row.found,
})

/** A page of the searches of an account. Rows of earlier versions are counted again and stored. */
export async function listQueries(world: RightsWorld, accountId: number, paging: { page: number; size: number }) {
  const { rows, total } = await queriesOf(world.db, accountId, paging)
  const counted: ListedQuery[] = []
  for (const row of rows) {
    const legacy = row.isLegacy ? await queryOf(world.db, accountId, row.id) : undefined
    counted.push(legacy ? await withTargetHits(world, legacy, []) : row)
  }
  return { rows: counted, total }
}

type ResultOptions = Omit<Body<typeof patents.getPatentInfo>, 'queryId'>

/** Number of designs shown below the results: the nearest of those too dissimilar to be results. */
const NEAREST = 6

/** A page of the designs that a query has found: those that count, then those registered elsewhere. */
export async function loadResult(world: RightsWorld, row: QueryRow, options: ResultOptions) {
  const { page = 1, size = PAGE_SIZE, targets = formIn(row).targets ?? [] } = options
  const query = await withTargetHits(world, row, targets)
  const context = { today: todayBy(world.clock), targets, thresholds: thresholdsOf(options) }
  const designs = designsOf(world.rights, await entriesOf(world, query, context), context)
  const admitted = designs.filter((design) => admits(options, design, context.today))
  const results = sortDesigns(admitted.filter(isResult), options)
  const rowOf = (design: Design) => designHit(world.rights, design, context)
  const last = page * size >= results.length
  return {
    query,
    row: results.slice((page - 1) * size, page * size).map(rowOf),
    total: results.length,
    page,
    size,
    targets: [...targets],
    missing: missingOffices(world.rights, 'patents', targets),
    sample: isSampleOnly(world.rights, 'patents'),
    counted: results.filter(({ counts }) => counts).length,
    nearest: last ? nearestOf(admitted).slice(0, NEAREST).map(rowOf).filter(isCompared) : [],
  }
}

const isCompared = (row: DesignRow): row is NearestRow =>
  row.view !== null && row.similarity !== null && row.risk !== null

/** The most similar first, at any office. */
const nearestOf = (designs: readonly Design[]): Design[] =>
  designs.filter((design) => !isResult(design)).toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))

export async function entriesOf(
  { rights, db }: RightsWorld,
  query: QueryRow,
  { today, targets }: JudgingContext,
): Promise<FoundPatent[]> {
  const verdicts = await verdictsOf(db, query.id)
  return hitsOf(query, targets).flatMap(({ patentId, view, similarity }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, view, similarity, ...verdictFields(verdicts.get(patentId)) }] : []
  })
}

export const verdictFields = (row: VerdictRow | undefined) => ({ verdict: row?.verdict ?? null, note: row?.note ?? '' })

/** A design passes the filters if one of its patents does. */
function admits({ verdict, ...filters }: ResultOptions, { shown, found }: Design, today: string): boolean {
  const isVerdict = verdict === undefined || verdict === (shown.verdict ?? 'none')
  return isVerdict && found.some(({ patent }) => passes(filters, patent, today))
}

function passes({ office, validity, loc }: ResultOptions, patent: Patent, today: string): boolean {
  if (office && office.length > 0 && !office.includes(patent.office)) return false
  if (validity && validity.length > 0 && !validity.includes(legalStatusOf(patent, today).status)) return false
  return loc === undefined || patent.locarno.some((each) => isIn(locarnoText(each), loc))
}

/** True for the wanted class and its subclasses; `6-1` equals `06-01`. */
function isIn(locarno: string, wanted: string): boolean {
  const [no, subclass] = locarno.split('-').map(Number)
  const [wantedNo, wantedSubclass] = wanted.split('-').map(Number)
  return no === wantedNo && (wantedSubclass === undefined || wantedSubclass === subclass)
}

const DAYS = { filed: 'filedOn', published: 'publishedOn', granted: 'grantedOn' } as const

/** Designs that count come first. The input is sorted by similarity; an unknown day is last in both orders. */
function sortDesigns(designs: Design[], { sort = 'similarity', order = 'desc' }: ResultOptions): Design[] {
  const parts = [true, false].map((counts) => designs.filter((one) => one.counts === counts))
  if (sort === 'similarity') return parts.flatMap((part) => (order === 'desc' ? part : part.toReversed()))
  const day = ({ shown }: Design) => shown.patent[DAYS[sort]]
  const direction = order === 'desc' ? -1 : 1
  return parts.flatMap((part) => [
    ...part
      .filter((one) => day(one) !== null)
      .toSorted((a, b) => direction * (day(a) ?? '').localeCompare(day(b) ?? '')),
    ...part.filter((one) => day(one) === null),
  ])
}
