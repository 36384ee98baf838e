import type { Cliff, FeeStep } from '#contracts/model/calculators/profit/cliffs.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { SeasonRise } from '#contracts/model/calculators/profit/seasons.ts'
import { exactly, type Range } from '#contracts/model/range.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { FigureMaker } from './figure-maker.ts'
import type { ShownLine, WhatIf } from './what-if.ts'

type Text = (key: TextKey) => string

/** Sentences about missing values, about lines that the result does not include, and about a result that is a range. */
export function gapSentences(result: WhatIf, text: Text): Sentence[] {
  const lineNames = (keys: ShownLine[]) => keys.map((key) => text(`whatIf.line.${key}`)).join(' · ')
  const sentence = (key: TextKey, keys: ShownLine[]): Sentence[] =>
    keys.length > 0 ? [{ key, params: { lines: lineNames(keys) } }] : []
  const isRange = result.net !== null && result.net.low !== result.net.high
  return [
    ...sentence('whatIf.needed', result.missing),
    // An empty field for other costs means that there are no other costs.
    ...sentence(
      'whatIf.uncounted',
      result.uncounted.filter((key) => key !== 'other'),
    ),
    ...(isRange ? [{ key: 'whatIf.ranged' as const, params: {} }] : []),
  ]
}

/** Warns about fee thresholds near the price and about seasonal fees. */
export function warningSentences(
  { on, price }: ProfitInput,
  result: WhatIf,
  figure: FigureMaker,
  text: Text,
): Sentence[] {
  return [
    ...result.cliffs.flatMap((cliff) => cliff.fees.map((fee) => cliffSentence(price, cliff, fee, figure, text))),
    ...seasonSentences(on, result, figure),
  ]
}

function cliffSentence(price: number, cliff: Cliff, fee: FeeStep, figure: FigureMaker, text: Text): Sentence {
  const amount = (label: TextKey, range: Range | null) => figure(label, 'money', range)
  return {
    key: cliffKey(price, cliff, fee),
    params: {
      fee: text(`whatIf.line.${fee.key}`),
      edge: amount('whatIf.edge', exactly(cliff.below)),
      step: amount('whatIf.step', fee.step),
      regain: amount('whatIf.regain', cliff.regain === null ? null : exactly(cliff.regain)),
      gain: amount('whatIf.gain', cliff.gain),
    },
  }
}

function cliffKey(price: number, { below, regain, gain }: Cliff, { step }: FeeStep): TextKey {
  const isOver = price > below
  if (step === null) return 'whatIf.cliff.unknown'
  if (gain !== null) return regain === null ? 'whatIf.cliff.lowerOpen' : 'whatIf.cliff.lower'
  if (isOver && regain !== null && price >= regain) return 'whatIf.cliff.passed'
  if (isOver && regain === null) return 'whatIf.cliff.over'
  return regain === null ? 'whatIf.cliff.beforeOpen' : 'whatIf.cliff.before'
}

function seasonSentences(on: string, { seasons }: WhatIf, figure: FigureMaker): Sentence[] {
  const { fulfilment, storage } = seasons
  const sentence = (key: TextKey, line: 'fulfilment' | 'storage', { from, to, rise }: SeasonRise): Sentence => ({
    key,
    params: { from, to, rise: figure(`whatIf.line.${line}`, 'money', rise) },
  })
  const isInside = fulfilment !== null && fulfilment.from <= on
  return [
    ...(fulfilment
      ? [sentence(isInside ? 'whatIf.season.inside' : 'whatIf.season.outside', 'fulfilment', fulfilment)]
      : []),
    ...(storage ? [sentence('whatIf.season.storage', 'storage', storage)] : []),
  ]
}
