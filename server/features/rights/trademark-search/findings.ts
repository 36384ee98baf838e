import type { Use } from '#contracts/model/rights/trademark.ts'
import { isCompatibility } from './compatibility.ts'
import type { Place, WordGroup } from './listing-words.ts'
import type { FoundMark } from './mark-index.ts'

export interface Finding {
  words: string
  places: Place[]
  use: Use
  /** The most similar first. */
  marks: FoundMark[]
}

export interface Candidate {
  group: WordGroup
  plain: string
  isCommon: boolean
  marks: FoundMark[]
}

export const findingsOf = (text: string, candidates: readonly Candidate[]): Finding[] =>
  mergeSameWords(text, withoutOverlaps(candidates))

/** Words that several names share go to the most similar name, then to the longest. */
function withoutOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const rank = ({ isCommon, marks }: Candidate) => (isCommon ? 0 : 1) + (marks[0]?.similarity ?? 0)
  const length = ({ group }: Candidate) => group.last - group.first
  const taken = new Set<number>()
  const placed: Candidate[] = []
  for (const candidate of candidates.toSorted((a, b) => rank(b) - rank(a) || length(b) - length(a))) {
    const { first } = candidate.group
    const numbers = Array.from({ length: length(candidate) + 1 }, (_, at) => first + at)
    if (numbers.some((number) => taken.has(number))) continue
    for (const number of numbers) taken.add(number)
    placed.push(candidate)
  }
  return placed.sort((a, b) => a.group.from - b.group.from)
}

/** The same words in the same use are one finding with several places. */
function mergeSameWords(text: string, placed: readonly Candidate[]): Finding[] {
  const findings = new Map<string, Finding>()
  let listed: Place | undefined
  for (const { group, plain, isCommon, marks } of placed) {
    const { from, to } = group
    const compatible = isCompatibility(text, { from, to, isCommon }, listed)
    listed = compatible ? group : undefined
    const use = compatible ? 'compatibility' : isCommon ? 'commonWord' : 'name'
    const finding = findings.get(`${use} ${plain}`)
    if (finding) finding.places.push({ from, to })
    else findings.set(`${use} ${plain}`, { words: group.text, places: [{ from, to }], use, marks })
  }
  return [...findings.values()]
}
