/** The dialog of a patent: its facts, its design, and its similarity to the picture of a query. */
import { legalStatusOf } from '#contracts/model/rights/legal-status.ts'
import type { EnforcementCase, Office, Patent } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { ViewSimilarities } from '../picture-search/tasks.ts'
import { casesOfAll, otherCasesOf } from '../register/design-cases.ts'
import {
  type Design,
  designHit,
  designsOf,
  type FoundPatent,
  type JudgingContext,
  registrationsOf,
} from '../register/design-hits.ts'
import { drawingOf } from '../register/drawings.ts'
import { familiesOf } from '../register/families.ts'
import { drawingUrl, patentHit } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { entriesOf, verdictFields } from './load-queries.ts'
import { formIn, kindOf } from './patents.rules.ts'
import { type QueryRow, verdictsOf } from './queries.store.ts'
import { descriptorOf, pictureOf } from './query-picture.ts'
import { storedHits } from './target-hits.ts'
import { watchHitOf } from './watches.store.ts'

/** The design that a patent forms with the hits of a query. A patent that is no hit is a design of its own. */
export async function designInQuery(world: RightsWorld, query: QueryRow, patent: Patent, targets?: readonly Office[]) {
  const context = { today: todayBy(world.clock), targets: targets ?? formIn(query).targets ?? [] }
  const entries = await entriesOf(world, query, context)
  if (!entries.some((entry) => entry.patent.id === patent.id)) {
    const verdict = (await verdictsOf(world.db, query.id)).get(patent.id)
    const { view, similarity } = (await storedHitOf(world, query, patent.id)) ?? { view: null, similarity: null }
    entries.push({ patent, view, similarity, ...verdictFields(verdict) })
  }
  const members = familiesOf(entries, (entry) => entry.patent).find((family) =>
    family.some((entry) => entry.patent.id === patent.id),
  )
  return { design: onlyDesign(world, members ?? [], context), context }
}

function designWithoutQuery(world: RightsWorld, patent: Patent, targets: readonly Office[]) {
  const context = { today: todayBy(world.clock), targets }
  return { design: onlyDesign(world, [{ patent, view: null, similarity: null }], context), context }
}

function onlyDesign({ rights }: RightsWorld, members: readonly FoundPatent[], context: JudgingContext): Design {
  const [design] = designsOf(rights, members, context)
  if (!design) throw new RangeError('Every patent is a member of its own design')
  return design
}

interface DetailContext {
  query: QueryRow | undefined
  /** Offices whose rights count; by default those of the query. */
  targets?: readonly Office[] | undefined
}

/** The same facts about the design as in the row of the result. */
async function designFacts(world: RightsWorld, patent: Patent, { query, targets }: DetailContext) {
  const around = query
    ? await designInQuery(world, query, patent, targets)
    : targets && designWithoutQuery(world, patent, targets)
  if (!around) return { facts: { design: null }, registrations: [patent] }
  const { design, context } = around
  const { similarity, cases, enforcer, counts, offices, verdict, note } = designHit(world.rights, design, context)
  return {
    facts: { verdict, note, design: { similarity, cases, enforcer, counts, offices } },
    registrations: registrationsOf(world.rights, design.found, context.today),
  }
}

/** A query with a picture adds the similarity of the views. */
export async function detailOf(world: RightsWorld, patent: Patent, around: DetailContext) {
  const { query } = around
  const today = todayBy(world.clock)
  const { facts, registrations } = await designFacts(world, patent, around)
  const compared = query ? await viewSimilaritiesOf(world, query, patent.id) : undefined
  const [best = { no: null, similarity: null }] = compared?.views ?? []
  const found = { view: best.no, similarity: best.similarity }
  const similarityOf = new Map(compared?.views.map(({ no, similarity }) => [no, similarity]))
  return {
    ...patentHit(world.rights, patent, { today, found }),
    ...facts,
    parties: patent.applicants,
    designers: patent.designers,
    agency: patent.agency,
    agents: patent.agents,
    rule: legalStatusOf(patent, today).rule,
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
      best.no === null || !query || !compared
        ? null
        : await overlayOn(world, query, { patentId: patent.id, no: best.no }, compared.perspectives),
  }
}

/**
 * The similarities of a patent's views to the picture of a query; undefined without a picture. The best view is the stored hit
 * of the search or saved search: drawings imported since may change the estimated perspective slightly, and the dialog must
 * not contradict the list.
 */
async function viewSimilaritiesOf(
  world: RightsWorld,
  query: QueryRow,
  patentId: number,
): Promise<ViewSimilarities | undefined> {
  const descriptor = await descriptorOf(world, query)
  if (!descriptor) return undefined
  const { views, perspectives } = await world.searchBy(query.account_id).views(descriptor, patentId)
  const found = await storedHitOf(world, query, patentId)
  if (!found || found.view === null || found.similarity === null) return { views, perspectives }
  const best = { no: found.view, similarity: found.similarity }
  const others = views.filter(({ no }) => no !== best.no)
  return {
    views: [best, ...others.map(({ no, similarity }) => ({ no, similarity: Math.min(similarity, best.similarity) }))],
    perspectives,
  }
}

/** The hit for a patent that the search or its saved search has stored. */
const storedHitOf = async ({ db }: RightsWorld, query: QueryRow, patentId: number) =>
  storedHits(query).find((hit) => hit.patentId === patentId) ?? (await watchHitOf(db, query.id, patentId))

/** Aligns the drawing of a view with the picture; null if either is missing. */
async function overlayOn(
  world: RightsWorld,
  query: QueryRow,
  { patentId, no }: { patentId: number; no: number },
  perspectives: ViewSimilarities['perspectives'],
) {
  const view = world.rights.views(patentId).find((each) => each.no === no)
  const drawing = view && (await drawingOf(view, world.drawings))
  const picture = drawing && (await pictureOf(world, query))
  if (!drawing || !picture) return null
  const overlay = await world.searchBy(query.account_id).overlay(picture, kindOf(formIn(query)), drawing, perspectives)
  return overlay && { view: no, ...overlay }
}

const toCase = ({ source: _source, observedOn: _on, ...each }: EnforcementCase) => each
