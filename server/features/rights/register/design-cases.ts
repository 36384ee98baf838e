/** Enforcement cases about a design, the same for rows, dialogs and files. */
import type { EnforcementCase, Patent } from '#contracts/model/rights/patent.ts'
import type { CaseReader } from './rights-cases.ts'

/** Cases about any registration of the design, the latest first. */
export const casesOfAll = (rights: Pick<CaseReader, 'casesOf'>, registrations: readonly Patent[]) =>
  eachOnce(registrations.flatMap((patent) => rights.casesOf(patent)))

/** Other cases of the owners of its registrations, the latest first. */
export function otherCasesOf(rights: CaseReader, registrations: readonly Patent[]): EnforcementCase[] {
  const own = new Set(casesOfAll(rights, registrations).map(keyOf))
  const around = eachOnce(registrations.flatMap((patent) => rights.casesAround(patent)))
  return around.filter((each) => !own.has(keyOf(each)))
}

/** Each case once, the latest first. */
const eachOnce = (cases: readonly EnforcementCase[]): EnforcementCase[] =>
  [...new Map(cases.map((each) => [keyOf(each), each])).values()].toSorted((a, b) => b.filedOn.localeCompare(a.filedOn))

const keyOf = ({ court, number }: EnforcementCase): string => `${court} ${number}`
