/** Searches as pages show them: their lists and their results. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { standingOf } from '#contracts/model/rights/legal-status.ts'
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
  type Judging,
  type NearestRow,
} from '../register/design-hits.ts'
import { isSampleOnly, missingOffices } from '../register/held-offices.ts'
import { locarnoText } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { pictureUrl } from './patents.files.ts'
import { formIn, thresholdsOf } from './patents.rules.ts'
import { type ListedQuery, type QueryRow, queriesOf, queryOf, type VerdictRow, verdictsOf } from './queries.store.ts'
import { hitsOf, withTargetHits } from './target-hits.ts'

/** The query of an id, or the refusal that the account has none such. */
export async function requireQuery(
  { db }: Pick<RightsWorld, 'db'>,
  accountId: number,
  queryId: string,
): Promise<QueryRow> {
  const row = /^\d{1,15}$/.test(queryId) ? await queryOf(db, accountId, Number(queryId)) : undefined
  if (!row) throw refuse('queryNotFound')
  return row
}

/** `key` opens the pictures of its owner. */
export const toQuery = (row: ListedQuery, key: string): Output<typeof patents.queries>['row'][number] => ({
  queryId: String(row.id),
  image: row.picture === null ? null : pictureUrl(row.id, key),
  form: formIn(row),
  at: row.created_at,
  found: row.found,
})

/** A page of the searches of an account. Those of earlier versions are counted again, once. */
export async function listQueries(world: RightsWorld, accountId: number, paging: { page: number; size: number }) {
  const { rows, total } = await queriesOf(world.db, accountId, paging)
  const counted: ListedQuery[] = []
  for (const row of rows) {
    const former = row.former ? await queryOf(world.db, accountId, row.id) : undefined
    counted.push(former ? await withTargetHits(world, former, []) : row)
  }
  return { rows: counted, total }
}

type Asked = Omit<Body<typeof patents.getPatentInfo>, 'queryId'>

/** Number of the nearest designs that are not similar. They are not results. */
const NEAREST = 6

/** A page of the designs that a query has found: those that count, then those registered elsewhere. */
export async function foundBy(world: RightsWorld, row: QueryRow, asked: Asked) {
  const { page = 1, size = PAGE_SIZE, targets = formIn(row).targets ?? [] } = asked
  const query = await withTargetHits(world, row, targets)
  const judging = { today: todayBy(world.clock), targets, thresholds: thresholdsOf(asked) }
  const designs = designsOf(world.rights, await entriesOf(world, query, judging), judging)
  const admitted = designs.filter((design) => admits(asked, design, judging.today))
  const results = sorted(admitted.filter(isResult), asked)
  const rowOf = (design: Design) => designHit(world.rights, design, judging)
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

/** Designs that are not results, the most similar first, at any office. */
const nearestOf = (designs: readonly Design[]): Design[] =>
  designs.filter((design) => !isResult(design)).toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))

/** The patents that a query has found for these target offices, with the verdicts of the seller. */
export async function entriesOf(
  { rights, db }: RightsWorld,
  query: QueryRow,
  { today, targets }: Judging,
): Promise<FoundPatent[]> {
  const verdicts = await verdictsOf(db, query.id)
  return hitsOf(query, targets).flatMap(({ patentId, view, similarity }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, view, similarity, ...judged(verdicts.get(patentId)) }] : []
  })
}

export const judged = (row: VerdictRow | undefined) => ({ verdict: row?.verdict ?? null, note: row?.note ?? '' })

/** Whether the filters admit a design: one of its patents is enough. */
function admits({ verdict, ...asked }: Asked, { shown, found }: Design, today: string): boolean {
  const judged = shown.verdict ?? 'none'
  return (verdict === undefined || judged === verdict) && found.some(({ patent }) => isWanted(asked, patent, today))
}

function isWanted({ office, validity, loc }: Asked, patent: Patent, today: string): boolean {
  if (office && office.length > 0 && !office.includes(patent.office)) return false
  if (validity && validity.length > 0 && !validity.includes(standingOf(patent, today).status)) return false
  return loc === undefined || patent.locarno.some((each) => isIn(locarnoText(each), loc))
}

/** Whether a class is, or lies within, the asked one; `6-1` and `06-01` are the same. */
function isIn(locarno: string, asked: string): boolean {
  const [no, subclass] = locarno.split('-').map(Number)
  const [wanted, part] = asked.split('-').map(Number)
  return no === wanted && (part === undefined || part === subclass)
}

const DAYS = { filed: 'filedOn', published: 'publishedOn', granted: 'grantedOn' } as const

/** Designs that count come first. They are sorted by similarity already; an unknown day comes last in both orders. */
function sorted(designs: Design[], { sort = 'similarity', order = 'desc' }: Asked): Design[] {
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
