import type { Risk } from '#contracts/model/rights/risk.ts'
import type { EnforceableRight } from '../register/rights-cases.ts'
import type { MarkFinding } from '../trademark-search/similar-marks.ts'
import type { Infringement, SearchDeps, SimilarPatentRow } from './findings.ts'
import { isAlike, partRisk } from './part-risk.ts'

const MAX_CASES = 50

interface Found {
  patents: readonly SimilarPatentRow[]
  findings: readonly MarkFinding[]
}

type Case = Infringement['cases']['row'][number]

/**
 * The cases over similar rights and by their owners, the latest first, with the risk of the riskiest right that has a case.
 * Without cases the risk is low if everything was searched, else null.
 */
export function casesAgainst(
  world: Pick<SearchDeps, 'rights'>,
  found: Found,
  { searched, today }: { searched: boolean; today: string },
): Infringement['cases'] {
  const enforced = similarRights(world, found, today)
    .map(({ risk, right }) => ({ risk, cases: casesAround(world, [right], today) }))
    .filter(({ cases }) => cases.length > 0)
  const row = latestOf(enforced.flatMap(({ cases }) => cases))
  const risks = enforced.map(({ risk }) => risk)
  return { risk: partRisk(searched || row.length > 0, risks), row }
}

/** Cases filed up to a day over the rights and by their owners, the latest first, each once. @param today `YYYY-MM-DD` */
export const casesAround = (
  { rights }: Pick<SearchDeps, 'rights'>,
  around: readonly EnforceableRight[],
  today: string,
): Case[] =>
  latestOf(
    around
      .flatMap((right) => rights.casesAround(right))
      .filter(({ filedOn }) => filedOn <= today)
      .map(({ source: _source, observedOn: _on, ...each }) => each),
  )

/** The rights of at least medium risk, each with the risk of its finding. */
function similarRights({ rights }: Pick<SearchDeps, 'rights'>, { patents, findings }: Found, today: string) {
  const alike: { risk: Risk; right: EnforceableRight }[] = []
  const add = (risk: Risk, right: EnforceableRight | undefined) => {
    if (right) alike.push({ risk, right })
  }
  for (const { offices, risk } of patents)
    if (isAlike(risk)) for (const { id, counts } of offices) if (counts) add(risk, rights.patent(id, today))
  for (const { risk, marks } of findings)
    if (isAlike(risk)) for (const mark of marks) if (isAlike(mark.risk)) add(risk, rights.mark(mark.id))
  return alike
}

const latestOf = (cases: readonly Case[]): Case[] =>
  [...new Map(cases.map((each) => [`${each.court} ${each.number}`, each])).values()]
    .toSorted((a, b) => b.filedOn.localeCompare(a.filedOn))
    .slice(0, MAX_CASES)
