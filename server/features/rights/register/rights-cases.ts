/**
 * Enforcement cases by right and by owner. Sample cases may name numbers of real rights, so sample rights match only sample
 * cases and real rights only real ones.
 */
import type { EnforcementCase, Party, Patent, RightsProvenance } from '#contracts/model/rights/patent.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import type { Reader } from '#server/db/reader.ts'
import { type CaseRow, toCase } from './rights-rows.ts'
import { partyOf } from './rights-words.ts'

export type EnforceableRight =
  | Pick<Patent, 'publicationNumber' | 'applicants' | 'source'>
  | Pick<Trademark, 'registrationNumber' | 'owners' | 'source'>

export interface CaseReader {
  /** Cases about the right itself, the latest first. */
  casesOf(right: EnforceableRight): EnforcementCase[]
  /** Cases about the right, then other cases by each of its owners, the latest first. */
  casesAround(right: EnforceableRight): EnforcementCase[]
  /** True if one of its owners has filed a case. */
  isEnforcer(right: EnforceableRight): boolean
}

const COLUMNS = `c.number, court, filed_on, plaintiff, law_firm, c.kind, stage, defendants, rights, source, observed_on`
/** Compared with {@link isSample}. */
const IS_SAMPLE = `(c.source = 'sample')`

export function caseReader(db: Reader): CaseReader {
  const ofRight = db.prepare<[string, string, number], CaseRow>(
    `SELECT ${COLUMNS} FROM case_right r JOIN enforcement_case c ON c.id = r.case_id
     WHERE r.kind = ? AND r.number = ? AND ${IS_SAMPLE} = ? ORDER BY filed_on DESC, c.number DESC`,
  )
  const ofParty = db.prepare<[string, number], CaseRow>(
    `SELECT ${COLUMNS} FROM enforcement_case c WHERE party = ? AND ${IS_SAMPLE} = ? ORDER BY filed_on DESC, c.number DESC`,
  )
  const enforces = db.lookup<[string, number], { found: number }>(
    `SELECT 1 AS found FROM enforcement_case c WHERE party = ? AND ${IS_SAMPLE} = ? LIMIT 1`,
  )
  const casesOf: CaseReader['casesOf'] = (right) => {
    const [kind, number] = caseKeyOf(right)
    return number === null ? [] : ofRight.all(kind, number, isSample(right)).map(toCase)
  }
  return {
    casesOf,
    casesAround(right) {
      const byOwners = ownersOf(right).flatMap(({ name }) => ofParty.all(partyOf(name), isSample(right)).map(toCase))
      const keyed = [...casesOf(right), ...byOwners].map((each) => [`${each.court} ${each.number}`, each] as const)
      return [...new Map(keyed).values()]
    },
    isEnforcer: (right) =>
      ownersOf(right).some(({ name }) => enforces.get(partyOf(name), isSample(right)) !== undefined),
  }
}

/** Kind and number of the right in the table `case_right`. */
const caseKeyOf = (right: EnforceableRight): ['design' | 'trademark', string | null] =>
  'publicationNumber' in right ? ['design', right.publicationNumber] : ['trademark', right.registrationNumber]

const ownersOf = (right: EnforceableRight): readonly Party[] =>
  'applicants' in right ? right.applicants : right.owners
const isSample = ({ source }: Pick<RightsProvenance, 'source'>): number => Number(source === 'sample')
