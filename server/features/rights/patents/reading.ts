/** What is read of searches: their lists, what they have found, one patent of it. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { standingOf } from '#contracts/model/rights/legal-status.ts'
import type { EnforcementCase, Office, Patent } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { ViewsLikeness } from '../picture-search/tasks.ts'
import { casesOfAll, otherCasesOf } from '../register/design-cases.ts'
import {
  type Design,
  type DesignRow,
  designHit,
  designsOf,
  type FoundPatent,
  isResult,
  type Judging,
  type NearestRow,
  registrationsOf,
} from '../register/design-hits.ts'
import { drawingOf } from '../register/drawings.ts'
import { familiesOf } from '../register/families.ts'
import { isSampleOnly, missingOffices } from '../register/held-offices.ts'
import { drawingUrl, locarnoText, patentHit } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { pictureUrl } from './patents.files.ts'
import { formIn, kindOf, thresholdsOf } from './patents.rules.ts'
import { type ListedQuery, type QueryRow, queriesOf, queryOf, type VerdictRow, verdictsOf } from './queries.store.ts'
import { descriptorOf, pictureOf } from './query-picture.ts'
import { hitsOf, storedHits, withTargetHits } from './target-hits.ts'
import { watchHitOf } from './watches.store.ts'

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
async function entriesOf(
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

/** The design of a patent among the hits of a query; the patent alone if it is not among them. */
export async function designAround(world: RightsWorld, query: QueryRow, patent: Patent, targets?: readonly Office[]) {
  const judging = { today: todayBy(world.clock), targets: targets ?? formIn(query).targets ?? [] }
  const entries = await entriesOf(world, query, judging)
  if (!entries.some((entry) => entry.patent.id === patent.id)) {
    const verdict = (await verdictsOf(world.db, query.id)).get(patent.id)
    const { view, similarity } = (await storedHitOf(world, query, patent.id)) ?? { view: null, similarity: null }
    entries.push({ patent, view, similarity, ...judged(verdict) })
  }
  const members = familiesOf(entries, (entry) => entry.patent).find((family) =>
    family.some((entry) => entry.patent.id === patent.id),
  )
  return { design: onlyDesign(world, members ?? [], judging), judging }
}

/** The design of a patent that no search has found. */
function designAlone(world: RightsWorld, patent: Patent, targets: readonly Office[]) {
  const judging = { today: todayBy(world.clock), targets }
  return { design: onlyDesign(world, [{ patent, view: null, similarity: null }], judging), judging }
}

function onlyDesign({ rights }: RightsWorld, members: readonly FoundPatent[], judging: Judging): Design {
  const [design] = designsOf(rights, members, judging)
  if (!design) throw new RangeError('Every patent is a member of its own design')
  return design
}

interface Around {
  query: QueryRow | undefined
  /** Offices whose rights count; by default those of the query. */
  targets?: readonly Office[] | undefined
}

/** What the dialog of a patent says about its design, the same as the row of the result. */
async function designFacts(world: RightsWorld, patent: Patent, { query, targets }: Around) {
  const around = query
    ? await designAround(world, query, patent, targets)
    : targets && designAlone(world, patent, targets)
  if (!around) return { facts: { design: null }, registrations: [patent] }
  const { design, judging } = around
  const { similarity, cases, enforcer, counts, offices, verdict, note } = designHit(world.rights, design, judging)
  return {
    facts: { verdict, note, design: { similarity, cases, enforcer, counts, offices } },
    registrations: registrationsOf(world.rights, design.found, judging.today),
  }
}

/** All that is known of a patent; by a query with a picture also how alike its views are to it. */
export async function detailOf(world: RightsWorld, patent: Patent, around: Around) {
  const { query } = around
  const today = todayBy(world.clock)
  const { facts, registrations } = await designFacts(world, patent, around)
  const alike = query ? await alikeOf(world, query, patent.id) : undefined
  const [best = { no: null, similarity: null }] = alike?.views ?? []
  const found = { view: best.no, similarity: best.similarity }
  const similarityOf = new Map(alike?.views.map(({ no, similarity }) => [no, similarity]))
  return {
    ...patentHit(world.rights, patent, { today, found }),
    ...facts,
    parties: patent.applicants,
    designers: patent.designers,
    agency: patent.agency,
    agents: patent.agents,
    rule: standingOf(patent, today).rule,
    family: patent.family.map(({ publicationNumber }) => publicationNumber),
    abstract: patent.abstract,
    views: patent.views.map(({ no, kind }) => ({
      no,
      kind,
      image: drawingUrl(patent.id, no),
      similarity: similarityOf.get(no) ?? null,
    })),
    enforcement: casesOfAll(world.rights, registrations).map(toCase),
    ownerCases: otherCasesOf(world.rights, registrations).map(toCase),
    likeness:
      best.no === null || !query || !alike
        ? null
        : await likenessOf(world, query, { patentId: patent.id, no: best.no }, alike.leans),
  }
}

/**
 * How alike the views of a patent are to the picture of a query, the best first, and how that leans; undefined without a
 * picture. The best is as the search, or the one saved of it, has found it: drawings that have come since may tell the lean
 * a little otherwise, and list and patent would contradict each other.
 */
async function alikeOf(world: RightsWorld, query: QueryRow, patentId: number): Promise<ViewsLikeness | undefined> {
  const descriptor = await descriptorOf(world, query)
  if (!descriptor) return undefined
  const { views, leans } = await world.searchBy(query.account_id).views(descriptor, patentId)
  const found = await storedHitOf(world, query, patentId)
  if (!found || found.view === null || found.similarity === null) return { views, leans }
  const best = { no: found.view, similarity: found.similarity }
  const others = views.filter(({ no }) => no !== best.no)
  return {
    views: [best, ...others.map(({ no, similarity }) => ({ no, similarity: Math.min(similarity, best.similarity) }))],
    leans,
  }
}

/** What the search, or the watch saved of it, has found of a patent. */
const storedHitOf = async ({ db }: RightsWorld, query: QueryRow, patentId: number) =>
  storedHits(query).find((hit) => hit.patentId === patentId) ?? (await watchHitOf(db, query.id, patentId))

/** How the drawing of a view lies over the picture; null where either is not at hand. */
async function likenessOf(
  world: RightsWorld,
  query: QueryRow,
  { patentId, no }: { patentId: number; no: number },
  leans: ViewsLikeness['leans'],
) {
  const view = world.rights.views(patentId).find((each) => each.no === no)
  const drawing = view && (await drawingOf(view, world.drawings))
  const picture = drawing && (await pictureOf(world, query))
  if (!drawing || !picture) return null
  const laid = await world.searchBy(query.account_id).lay(picture, kindOf(formIn(query)), drawing, leans)
  return laid && { view: no, ...laid }
}

const toCase = ({ source: _source, observedOn: _on, ...each }: EnforcementCase) => each
