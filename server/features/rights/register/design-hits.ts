/** Designs in a search result: each once, with its registrations. Registrations at the target offices decide its risk. */
import type { DesignHit, NearestDesign } from '#contracts/api/rights/patent-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import { legalStatusOf } from '#contracts/model/rights/legal-status.ts'
import { OFFICES, type Office, type Patent } from '#contracts/model/rights/patent.ts'
import { percentOf, riskOf, type Thresholds, worstOf } from '#contracts/model/rights/risk.ts'
import { countsFor } from '#contracts/model/rights/targets.ts'
import { casesOfAll } from './design-cases.ts'
import { familiesOf } from './families.ts'
import { type HitFacts, isEnforced, patentHit } from './patent-rows.ts'
import type { Rights } from './rights.ts'

export type DesignRow = Static<typeof DesignHit>
export type NearestRow = Static<typeof NearestDesign>

export interface FoundPatent extends HitFacts {
  patent: Patent
}

export interface Design<One extends FoundPatent = FoundPatent> {
  /**
   * Its representative: the most similar hit at a target office, otherwise at any office; of equally similar hits, one in
   * force.
   */
  shown: One
  /** All its patents among the hits. */
  found: readonly One[]
  /** The maximum over its patents, since all registrations show the same design. Null for a search without a picture. */
  similarity: number | null
  /** It has a registration at a target office. */
  counts: boolean
}

export interface JudgingContext {
  today: string
  /** Offices whose rights count; none means all. */
  targets: readonly Office[]
}

/** The designs of the patents found: those that count first, each group by similarity. */
export function designsOf<One extends FoundPatent>(
  rights: Pick<Rights, 'familyOffices'>,
  found: readonly One[],
  context: JudgingContext,
): Design<One>[] {
  const designs = familiesOf(found, ({ patent }) => patent).map((family) => designOf(rights, family, context))
  const sorted = designs.toSorted((a, b) => similarityOrZero(b) - similarityOrZero(a))
  return [...sorted.filter(({ counts }) => counts), ...sorted.filter(({ counts }) => !counts)]
}

function designOf<One extends FoundPatent>(
  rights: Pick<Rights, 'familyOffices'>,
  found: readonly One[],
  { today, targets }: JudgingContext,
): Design<One> {
  const isCounted = (office: Office) => countsFor(office, targets)
  const counted = found.filter(({ patent }) => isCounted(patent.office))
  const isInForce = ({ patent }: One) => Number(legalStatusOf(patent, today).status === 'inForce')
  const [first] = (counted.length > 0 ? counted : found).toSorted(
    (a, b) => similarityOrZero(b) - similarityOrZero(a) || isInForce(b) - isInForce(a),
  )
  if (!first) throw new RangeError('A design needs at least one patent')
  const similarities = found.flatMap(({ similarity }) => similarity ?? [])
  const similarity = similarities.length > 0 ? Math.max(...similarities) : null
  const shown = { ...first, ...verdictOf([first, ...found]) }
  // Other registrations are looked up only if needed, because a search by words finds a thousand patents.
  const hasCountedMember = ({ patent }: One) => rights.familyOffices(patent, today).some(isCounted)
  const counts = counted.length > 0 || found.some(hasCountedMember)
  return { shown, found, similarity, counts }
}

/** The verdict is about the design, even if it was given on another registration. */
function verdictOf(found: readonly FoundPatent[]): Pick<HitFacts, 'verdict' | 'note'> {
  const judged = found.find(({ verdict = null, note = '' }) => verdict !== null || note !== '')
  return judged ? { verdict: judged.verdict, note: judged.note } : {}
}

const similarityOrZero = ({ similarity }: Pick<HitFacts, 'similarity'>) => similarity ?? 0

/** All patents of a design: the hits and the other members of their families. */
export function registrationsOf(
  rights: Pick<Rights, 'familyOf'>,
  found: readonly FoundPatent[],
  today: string,
): Patent[] {
  const own = found.map(({ patent }) => patent)
  const all = [...own, ...own.flatMap((patent) => rights.familyOf(patent, today))]
  return [...new Map(all.map((patent) => [patent.id, patent])).values()]
}

/** A design with a similarity of 0 % is not a result. */
export const isResult = ({ similarity }: Pick<Design, 'similarity'>): boolean =>
  similarity === null || percentOf(similarity) > 0

export function designHit(
  rights: Rights,
  { shown, found, similarity, counts }: Design,
  { today, targets, thresholds }: JudgingContext & { thresholds?: Thresholds },
): DesignRow {
  const patents = registrationsOf(rights, found, today)
  const enforced = {
    cases: casesOfAll(rights, patents).length,
    enforcer: patents.some((patent) => rights.isEnforcer(patent)),
  }
  const judged = patents.map((patent) => {
    const { status, endsOn } = legalStatusOf(patent, today)
    return {
      patent,
      status,
      endsOn,
      counts: countsFor(patent.office, targets),
      risk: riskOf({ similarity, status, enforced: isEnforced(enforced) }, thresholds),
    }
  })
  const deciding = judged.filter((one) => one.counts || !counts)
  return {
    ...patentHit(rights, shown.patent, { today, found: { ...shown, similarity } }),
    ...enforced,
    risk: worstOf(deciding.map(({ risk }) => risk)),
    counts,
    offices: judged
      .toSorted(
        (a, b) =>
          Number(b.counts) - Number(a.counts) || OFFICES.indexOf(a.patent.office) - OFFICES.indexOf(b.patent.office),
      )
      .map(({ patent: { id, office, publicationNumber }, status, endsOn, counts }) => ({
        id,
        office,
        publicationNumber,
        status,
        endsOn,
        counts,
      })),
  }
}
