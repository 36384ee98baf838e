/** Cases of enforcement about a design: rows, dialogs and files count the same ones. */
import type { EnforcementCase, Patent } from '#contracts/model/rights/patent.ts'
import type { CaseQuestions } from './rights-cases.ts'

/** The cases about any of its registrations. */
export const casesOfAll = (rights: Pick<CaseQuestions, 'casesOf'>, registrations: readonly Patent[]) =>
  eachOnce(registrations.flatMap((patent) => rights.casesOf(patent)))

/** The other cases that the owners of its registrations have brought. */
export function otherCasesOf(rights: CaseQuestions, registrations: readonly Patent[]): EnforcementCase[] {
  const own = new Set(casesOfAll(rights, registrations).map(keyOf))
  const around = eachOnce(registrations.flatMap((patent) => rights.casesAround(patent)))
  return around.filter((each) => !own.has(keyOf(each)))
}

/** Latest first. */
const eachOnce = (cases: readonly EnforcementCase[]): EnforcementCase[] =>
  [...new Map(cases.map((each) => [keyOf(each), each])).values()].toSorted((a, b) => b.filedOn.localeCompare(a.filedOn))

const keyOf = ({ court, number }: EnforcementCase): string => `${court} ${number}`
