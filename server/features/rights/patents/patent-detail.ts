/** One patent as its dialog shows it: its facts, its design, and its similarity to the picture of a query. */
import { standingOf } from '#contracts/model/rights/legal-status.ts'
import type { EnforcementCase, Office, Patent } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { ViewsLikeness } from '../picture-search/tasks.ts'
import { casesOfAll, otherCasesOf } from '../register/design-cases.ts'
import {
  type Design,
  designHit,
  designsOf,
  type FoundPatent,
  type Judging,
  registrationsOf,
} from '../register/design-hits.ts'
import { drawingOf } from '../register/drawings.ts'
import { familiesOf } from '../register/families.ts'
import { drawingUrl, patentHit } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { formIn, kindOf } from './patents.rules.ts'
import { type QueryRow, verdictsOf } from './queries.store.ts'
import { descriptorOf, pictureOf } from './query-picture.ts'
import { entriesOf, judged } from './reading.ts'
import { storedHits } from './target-hits.ts'
import { watchHitOf } from './watches.store.ts'

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
    priorities: patent.priorities,
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
