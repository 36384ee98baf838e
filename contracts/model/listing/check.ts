import type { Check } from '../report/block-kinds.ts'
import type { Figure, Method, Sentence, Unit } from '../report/figure.ts'
import type { TextKey } from '../report/text-key.ts'

/** Source and day of the listing's facts; every figure in a check carries them. */
export interface Stamp {
  method: Method
  asOf: string
}

export interface Rule {
  text: TextKey
  fix: TextKey
  maximum: number
}

export const stampFigure = (stamp: Stamp, label: TextKey, unit: Unit, value: number | string | null): Figure => ({
  label,
  unit,
  value,
  ...stamp,
})

export type Params = Sentence['params']

/** `share`: the part of the points that the listing earns. 1 passes, 0 fails; anything between warns and loses at least one point. */
export function gradeRule({ text, fix, maximum }: Rule, share: number, params: Params): Check {
  const points = share >= 1 ? maximum : Math.min(maximum - 1, Math.round(Math.max(0, share) * maximum))
  const verdict = share >= 1 ? 'pass' : share > 0 ? 'warn' : 'fail'
  return {
    rule: { key: text, params },
    verdict,
    points,
    maximum,
    ...(verdict === 'pass' ? {} : { fix: { key: fix, params } }),
  }
}

/** A fact that is not known earns no points and costs none. Its text is only a name, because it has no number. */
export const unknownCheck = (name: TextKey): Check => ({
  rule: { key: name, params: {} },
  verdict: 'unknown',
  points: 0,
  maximum: 0,
})
