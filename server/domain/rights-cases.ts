/** Cases of enforcement: of a right, of its owner. */
import type { EnforcementCase, Patent } from '#contracts/model/rights/patent.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import type { Reader } from '#server/db/reader.ts'
import { type CaseRow, toCase } from '#server/db/rights.ts'
import { partyOf } from '#server/db/rights-words.ts'

export interface CaseQuestions {
  /** Cases in which the right itself was enforced, latest first. */
  casesOf(right: Pick<Patent, 'publicationNumber'> | Pick<Trademark, 'registrationNumber'>): EnforcementCase[]
  /** Cases that somebody of the name has brought, latest first. */
  casesBy(party: string): EnforcementCase[]
  /** One of the parties has brought cases. */
  isEnforcer(parties: readonly string[]): boolean
}

const COLUMNS = `c.number, court, filed_on, plaintiff, law_firm, c.kind, stage, defendants, rights, source, observed_on`

export function caseQuestions(db: Reader): CaseQuestions {
  const ofRight = db.prepare<[string, string], CaseRow>(
    `SELECT ${COLUMNS} FROM case_right r JOIN enforcement_case c ON c.id = r.case_id
     WHERE r.kind = ? AND r.number = ? ORDER BY filed_on DESC, c.number DESC`,
  )
  const ofParty = db.prepare<[string], CaseRow>(
    `SELECT ${COLUMNS} FROM enforcement_case c WHERE party = ? ORDER BY filed_on DESC, c.number DESC`,
  )
  const enforces = db.lookup<[string], { found: number }>(
    'SELECT 1 AS found FROM enforcement_case WHERE party = ? LIMIT 1',
  )
  return {
    casesOf(right) {
      if ('publicationNumber' in right) return ofRight.all('design', right.publicationNumber).map(toCase)
      const { registrationNumber } = right
      return registrationNumber === null ? [] : ofRight.all('trademark', registrationNumber).map(toCase)
    },
    casesBy: (party) => ofParty.all(partyOf(party)).map(toCase),
    isEnforcer: (parties) => parties.some((party) => enforces.get(partyOf(party)) !== undefined),
  }
}
