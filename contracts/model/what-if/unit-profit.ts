import { type Profit, profitOf } from '../profit.ts'
import { type Range, rangeOf } from '../range.ts'
import type { WhatIfInput } from './input.ts'
import { type Line, type LineKey, linesOf } from './lines.ts'

/** Lines without which profit would be a guess. */
export const NEEDED: readonly LineKey[] = ['referral', 'fba', 'cost']
/** The seller's own costs of the goods. */
const GOODS: readonly LineKey[] = ['cost', 'freight', 'duty']

export interface UnitProfit {
  lines: Line[]
  /** What remains for goods and profit after Amazon, tax, ads and returns; null if a fee is not known. */
  left: Range | null
  /** Profit of one unit; null if a needed line is not known. */
  net: Range | null
  margin: Range | null
  roi: Range | null
  /** The ad share of the price at which profit is zero. */
  breakEvenAcos: Range | null
}

export function unitProfit(input: WhatIfInput): UnitProfit {
  const lines = linesOf(input)
  const known = (keys: readonly LineKey[]) => lines.every((line) => !keys.includes(line.key) || line.amount !== null)
  const at = (bound: keyof Range, leaveOut: readonly LineKey[] = []) => {
    const costs = lines.flatMap(({ key, amount }): [LineKey, number][] =>
      amount && key !== 'vat' && !leaveOut.includes(key) ? [[key, amount[bound]]] : [],
    )
    return profitOf({ price: input.price, vatRate: input.vatRate, ...Object.fromEntries(costs) })
  }
  const of = (read: (profit: Profit) => number | null) => (known(NEEDED) ? rangeOf((bound) => read(at(bound))) : null)
  return {
    lines,
    left: known(['referral', 'fba']) ? rangeOf((bound) => at(bound, GOODS).net) : null,
    net: of((profit) => profit.net),
    margin: of((profit) => profit.margin),
    roi: of((profit) => profit.roi),
    breakEvenAcos: of((profit) => profit.breakEvenAcos),
  }
}
