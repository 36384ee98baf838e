/** Cases of enforcement of rights that a listing is like, and of their owners. */
import { isAlike, partRisk } from '#contracts/model/rights/infringement.ts'
import type { EnforcementCase } from '#contracts/model/rights/patent.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import type { MarkFinding } from '../trademark-search/marks-alike.ts'
import type { AlikePatent, Infringement, Searched } from './infringement.ts'

const MOST_CASES = 50

interface Found {
  patents: readonly AlikePatent[]
  findings: readonly MarkFinding[]
}

/**
 * The cases, latest first; as risky as the riskiest right that has some. Without any they are low where all of the listing
 * was searched, else nothing is known of them.
 */
export function casesOf(
  { rights }: Pick<Searched, 'rights'>,
  { patents, findings }: Found,
  { searched, today, sample }: { searched: boolean; today: string; sample?: boolean | undefined },
): Infringement['cases'] {
  const brought = new Map<string, Infringement['cases']['row'][number]>()
  const risks: Risk[] = []
  const bring = (risk: Risk, cases: readonly EnforcementCase[]) => {
    const isOf = ({ source }: EnforcementCase) => sample === undefined || (source === 'sample') === sample
    const past = cases.filter((each) => each.filedOn <= today && isOf(each))
    if (past.length > 0) risks.push(risk)
    for (const { source: _source, observedOn: _on, ...each } of past) brought.set(`${each.court} ${each.number}`, each)
  }
  const of = (right: Parameters<typeof rights.casesOf>[0], owners: readonly string[]) => [
    ...rights.casesOf(right),
    ...owners.flatMap((owner) => rights.casesBy(owner)),
  ]
  for (const patent of patents) if (isAlike(patent.risk)) bring(patent.risk, of(patent, patent.applicants))
  for (const { risk, marks } of findings)
    for (const { id } of isAlike(risk) ? marks.filter((mark) => isAlike(mark.risk)) : []) {
      const mark = rights.mark(id)
      if (mark)
        bring(
          risk,
          of(
            mark,
            mark.owners.map(({ name }) => name),
          ),
        )
    }
  const row = [...brought.values()].toSorted((a, b) => b.filedOn.localeCompare(a.filedOn)).slice(0, MOST_CASES)
  return { risk: partRisk(searched || row.length > 0, risks), row }
}
