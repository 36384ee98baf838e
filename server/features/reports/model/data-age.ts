import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { type Basis, derivedFigure, factFigure } from '../asin/context.ts'
import { daysBetween } from '../asin/metrics/statistics.ts'
import { sentence } from './blocks.ts'

/** In days. Older data get a warning, and beyond TOO_OLD no verdict. */
const OLD = 90
const TOO_OLD = 365

export interface DatedFacts extends Basis {
  facts: { now: string }
}

const ageOf = ({ asOf, facts }: DatedFacts): number => daysBetween(asOf, facts.now.slice(0, 10))

/** Prices, ranks and rivals change within a year, so older facts allow no verdict. */
export const isTooOld = (context: DatedFacts): boolean => ageOf(context) > TOO_OLD

export const tooOldSentence = (context: DatedFacts): Sentence => sentence('verdict.because.old', agesOf(context))

/** Empty for data that is too old: there the verdict states the age. */
export function ageWarning(context: DatedFacts): Block[] {
  const age = ageOf(context)
  if (age <= OLD || age > TOO_OLD) return []
  return [{ kind: 'findings', tone: 'warning', items: [sentence('data.old', agesOf(context))] }]
}

const agesOf = (context: DatedFacts): Sentence['params'] => ({
  day: factFigure(context, 'data.day', 'date', context.asOf),
  days: derivedFigure(context, 'data.age', 'days', ageOf(context), 'note.age'),
})
