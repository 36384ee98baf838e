/** What to know about the price and the day, in words; and what is not in the result. */
import { exactly, type Range } from '#contracts/model/range.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { Cliff } from '#contracts/model/what-if/cliffs.ts'
import type { WhatIfInput } from '#contracts/model/what-if/input.ts'
import type { LineKey } from '#contracts/model/what-if/lines.ts'
import type { WhatIf } from '#contracts/model/what-if/what-if.ts'
import type { FigureMaker } from './figure-maker.ts'

type Text = (key: TextKey) => string

/** Lines that are needed and missing, lines left out, and that results are ranges. */
export function gapsOf(result: WhatIf, text: Text): Sentence[] {
  const named = (keys: LineKey[]) => keys.map((key) => text(`whatIf.line.${key}`)).join(' · ')
  const said = (key: TextKey, keys: LineKey[]): Sentence[] =>
    keys.length > 0 ? [{ key, params: { lines: named(keys) } }] : []
  const ranged = result.net !== null && result.net.low !== result.net.high
  return [
    ...said('whatIf.needed', result.needed),
    // Other costs are nobody’s to know but the seller’s: left empty, there are none.
    ...said(
      'whatIf.uncounted',
      result.uncounted.filter((key) => key !== 'other'),
    ),
    ...(ranged ? [{ key: 'whatIf.ranged' as const, params: {} }] : []),
  ]
}

/** The edges near the price, and what the season costs. */
export function warningsOf(input: WhatIfInput, result: WhatIf, figure: FigureMaker, text: Text): Sentence[] {
  return [...result.cliffs.map((cliff) => cliffSaid(input.price, cliff, figure, text)), ...seasonSaid(result, figure)]
}

function cliffSaid(price: number, cliff: Cliff, figure: FigureMaker, text: Text): Sentence {
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

function seasonSaid({ season }: WhatIf, figure: FigureMaker): Sentence[] {
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
