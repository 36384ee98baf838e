/** Makers of checks: how a listing stands to one rule. */
import type { Check } from '../report/block-kinds.ts'
import type { Figure, Method, Sentence, Unit } from '../report/figure.ts'
import type { TextKey } from '../report/text-key.ts'

/** Where the facts of the listing come from and of which day they are; every figure in a check carries it. */
export interface Stamp {
  method: Method
  asOf: string
}

export interface Rule {
  text: TextKey
  fix: TextKey
  maximum: number
}

export const stamped = (stamp: Stamp, label: TextKey, unit: Unit, value: number | string | null): Figure => ({
  label,
  unit,
  value,
  ...stamp,
})

export type Params = Sentence['params']

/** A check by the share of its points that the listing earns: all pass, none fail, between warn (never the full points). */
export function graded({ text, fix, maximum }: Rule, share: number, params: Params): Check {
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

/** What cannot be judged counts neither for nor against the listing: its name alone, as there is no number to say. */
export const unknownCheck = (name: TextKey): Check => ({
  rule: { key: name, params: {} },
  verdict: 'unknown',
  points: 0,
  maximum: 0,
})
