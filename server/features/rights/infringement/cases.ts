/** Cases of enforcement of rights that a listing is like, and of their owners. */

import type { Risk } from '#contracts/model/rights/risk.ts'
import type { EnforceableRight } from '../register/rights-cases.ts'
import type { MarkFinding } from '../trademark-search/marks-alike.ts'
import type { AlikePatent, Infringement, Searched } from './findings.ts'
import { isAlike, partRisk } from './part-risk.ts'

const MOST_CASES = 50

interface Found {
  patents: readonly AlikePatent[]
  findings: readonly MarkFinding[]
}

type Case = Infringement['cases']['row'][number]

/**
 * The cases, latest first; as risky as the riskiest right that has some. Without any they are low where all of the listing
 * was searched, else nothing is known of them.
 */
export function casesAgainst(
  world: Pick<Searched, 'rights'>,
  found: Found,
  { searched, today }: { searched: boolean; today: string },
): Infringement['cases'] {
  const brought = rightsAlike(world, found, today)
    .map(({ risk, right }) => ({ risk, cases: casesAround(world, [right], today) }))
    .filter(({ cases }) => cases.length > 0)
  const row = latestOf(brought.flatMap(({ cases }) => cases))
  const risks = brought.map(({ risk }) => risk)
  return { risk: partRisk(searched || row.length > 0, risks), row }
}

/** What has been brought by a day over some rights and by their owners, latest first, each once. @param today `YYYY-MM-DD` */
export const casesAround = (
  { rights }: Pick<Searched, 'rights'>,
  around: readonly EnforceableRight[],
  today: string,
): Case[] =>
  latestOf(
    around
      .flatMap((right) => rights.casesAround(right))
      .filter(({ filedOn }) => filedOn <= today)
      .map(({ source: _source, observedOn: _on, ...each }) => each),
  )

/** The rights from a medium likeness on, each as risky as what it was found by. */
function rightsAlike({ rights }: Pick<Searched, 'rights'>, { patents, findings }: Found, today: string) {
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
    .slice(0, MOST_CASES)
