import { exactly, type Range } from '#contracts/model/range.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { Cliff } from '#contracts/model/what-if/cliffs.ts'
import type { WhatIfInput } from '#contracts/model/what-if/input.ts'
import type { LineKey } from '#contracts/model/what-if/lines.ts'
import type { WhatIf } from '#contracts/model/what-if/what-if.ts'
import type { FigureMaker } from './figure-maker.ts'

type Text = (key: TextKey) => string

/** Missing required lines, lines left out of the result, and a hint if the result is a range. */
export function gapsOf(result: WhatIf, text: Text): Sentence[] {
  const lineNames = (keys: LineKey[]) => keys.map((key) => text(`whatIf.line.${key}`)).join(' · ')
  const sentence = (key: TextKey, keys: LineKey[]): Sentence[] =>
    keys.length > 0 ? [{ key, params: { lines: lineNames(keys) } }] : []
  const isRange = result.net !== null && result.net.low !== result.net.high
  return [
    ...sentence('whatIf.needed', result.needed),
    // An empty field for other costs means that there are none.
    ...sentence(
      'whatIf.uncounted',
      result.uncounted.filter((key) => key !== 'other'),
    ),
    ...(isRange ? [{ key: 'whatIf.ranged' as const, params: {} }] : []),
  ]
}

/** Fee thresholds near the price, and seasonal fees. */
export function warningsOf(input: WhatIfInput, result: WhatIf, figure: FigureMaker, text: Text): Sentence[] {
  return [
    ...result.cliffs.map((cliff) => cliffSentence(input.price, cliff, figure, text)),
    ...seasonSentences(result, figure),
  ]
}

function cliffSentence(price: number, cliff: Cliff, figure: FigureMaker, text: Text): Sentence {
  const amount = (label: TextKey, range: Range | null) => figure(label, 'money', range)
  const exact = (value: number | null) => (value === null ? null : exactly(value))
  return {
    key: cliffKey(price, cliff),
    params: {
      fee: text(`whatIf.line.${cliff.fee}`),
      edge: amount('whatIf.edge', exactly(cliff.below)),
      step: amount('whatIf.step', cliff.step),
      regain: amount('whatIf.regain', exact(cliff.regain)),
      gain: amount('whatIf.gain', cliff.gain),
    },
  }
}

function cliffKey(price: number, { step, over, regain, gain }: Cliff): TextKey {
  if (step === null) return 'whatIf.cliff.unknown'
  if (gain !== null) return regain === null ? 'whatIf.cliff.lowerOpen' : 'whatIf.cliff.lower'
  if (over && regain !== null && price >= regain) return 'whatIf.cliff.passed'
  if (over && regain === null) return 'whatIf.cliff.over'
  return regain === null ? 'whatIf.cliff.beforeOpen' : 'whatIf.cliff.before'
}

function seasonSentences({ season }: WhatIf, figure: FigureMaker): Sentence[] {
  if (!season) return []
  const { fba, storage } = season
  return [
    ...(fba
      ? [
          {
            key: season.inside ? ('whatIf.season.inside' as const) : ('whatIf.season.outside' as const),
            params: { from: season.from, to: season.to, fba: figure('whatIf.line.fba', 'money', fba) },
          },
        ]
      : []),
    ...(storage && storage.value > 0
      ? [
          {
            key: 'whatIf.season.storage' as const,
            params: {
              from: season.storageFrom,
              to: season.storageTo,
              storage: figure('whatIf.line.storage', 'money', storage),
            },
          },
        ]
      : []),
  ]
}
