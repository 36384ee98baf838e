/** Designs as a search shows them: each once, with its registrations, and as risky as those at the target offices are. */
import type { FamilyHit } from '#contracts/api/rights/patent-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import { standingOf } from '#contracts/model/rights/legal-status.ts'
import { OFFICES, type Office, type Patent } from '#contracts/model/rights/patent.ts'
import { percentOf, riskOf, type Thresholds, worstOf } from '#contracts/model/rights/risk.ts'
import { countsFor } from '#contracts/model/rights/targets.ts'
import { familiesOf } from './families.ts'
import { type Found, isEnforced, patentHit } from './patent-rows.ts'
import type { Rights } from './rights.ts'

export type DesignRow = Static<typeof FamilyHit>

/** A patent that a search has found. */
export interface FoundPatent extends Found {
  patent: Patent
}

/** A design that a search has found. */
export interface Design<One extends FoundPatent = FoundPatent> {
  /** The one that stands for it: of those found at a target office, else of all, the most alike; of equals one in force. */
  shown: One
  /** Its patents that were found. */
  found: readonly One[]
  /** It is registered at a target office. */
  counts: boolean
}

export interface Judging {
  today: string
  /** Offices whose rights count; all where there are none. */
  targets: readonly Office[]
}

/** The designs of what was found: those that count first, each part in the order of likeness. */
export function designsOf<One extends FoundPatent>(
  rights: Pick<Rights, 'familyOffices'>,
  found: readonly One[],
  judging: Judging,
): Design<One>[] {
  const designs = familiesOf(found, ({ patent }) => patent).map((family) => designOf(rights, family, judging))
  const sorted = designs.toSorted((a, b) => likenessOf(b.shown) - likenessOf(a.shown))
  return [...sorted.filter(({ counts }) => counts), ...sorted.filter(({ counts }) => !counts)]
}

function designOf<One extends FoundPatent>(
  rights: Pick<Rights, 'familyOffices'>,
  found: readonly One[],
  { today, targets }: Judging,
): Design<One> {
  const isCounted = (office: Office) => countsFor(office, targets)
  const counted = found.filter(({ patent }) => isCounted(patent.office))
  const inForce = ({ patent }: One) => Number(standingOf(patent, today).status === 'inForce')
  const [shown] = (counted.length > 0 ? counted : found).toSorted(
    (a, b) => likenessOf(b) - likenessOf(a) || inForce(b) - inForce(a),
  )
  if (!shown) throw new RangeError('A design of no patent')
  // Only then its other registrations are asked for: a search by words finds a thousand.
  const hasCountedMember = ({ patent }: One) => rights.familyOffices(patent, today).some(isCounted)
  const counts = counted.length > 0 || found.some(hasCountedMember)
  return { shown, found, counts }
}

const likenessOf = ({ similarity }: Found) => similarity ?? 0

/** The patents of a design: those that were found, and the others of its family. */
function registrationsOf(rights: Pick<Rights, 'familyOf'>, found: readonly FoundPatent[], today: string): Patent[] {
  const own = found.map(({ patent }) => patent)
  const all = [...own, ...own.flatMap((patent) => rights.familyOf(patent, today))]
  return [...new Map(all.map((patent) => [patent.id, patent])).values()]
}

/** Whether it is like the picture at all: what shows as 0 % is no result. */
export const isResult = ({ shown: { similarity } }: Pick<Design, 'shown'>): boolean =>
  similarity === null || percentOf(similarity) > 0

/** One row for a design, with the risk by the thresholds. */
export function designHit(
  rights: Rights,
  { shown, found, counts }: Design,
  { today, targets, thresholds }: Judging & { thresholds?: Thresholds },
): DesignRow {
  const patents = registrationsOf(rights, found, today)
  const cases = new Set(
    patents.flatMap((patent) => rights.casesOf(patent).map(({ number, court }) => `${court} ${number}`)),
  )
  const enforced = { cases: cases.size, enforcer: patents.some((patent) => rights.isEnforcer(patent)) }
  const similarityOf = new Map(found.map(({ patent, similarity }) => [patent.id, similarity]))
  const judged = patents.map((patent) => {
    const { status, endsOn } = standingOf(patent, today)
    // A registration without drawings is as alike as the design is elsewhere.
    const similarity = similarityOf.has(patent.id) ? similarityOf.get(patent.id)! : shown.similarity
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
    ...patentHit(rights, shown.patent, { today, found: shown }),
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
