/** The rows of a table that compares calculations: one for each fact, line and figure. */

import type { ProfitFigure } from '#contracts/model/calculators/profit/figures.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_KEYS, type LineKey } from '#contracts/model/calculators/profit/lines.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Range } from '#contracts/model/range.ts'

export interface ComparedInput {
  input: ProfitInput
  result: UnitProfit
}

export type Fact = 'marketplace' | 'on' | 'fulfilment' | 'price'

/** `absent` if the line does not apply, e.g. postage of an FBA unit; null if the amount is unknown. */
export type Amount = Range | null | 'absent'

export type ComparisonRow =
  | { of: 'fact'; key: Fact; differs: boolean }
  | { of: 'line'; key: LineKey; amounts: Amount[]; differs: boolean }
  | { of: 'figure'; key: ProfitFigure; amounts: (Range | null)[]; differs: boolean }

const FACTS: readonly Fact[] = ['marketplace', 'on', 'fulfilment', 'price']
const FIGURES: readonly ProfitFigure[] = ['net', 'margin', 'roi', 'breakEvenAcos', 'maxBid']

/** A line without an amount in any of the calculations is left out. */
export function comparisonRows(compared: readonly ComparedInput[]): ComparisonRow[] {
  const isOneCurrency = !differ(compared.map(({ input }) => marketplaces[input.marketplace].currency))
  /** Equal numbers in different currencies are different amounts. */
  const moneyDiffers = (amounts: readonly unknown[]) =>
    differ(amounts) || (!isOneCurrency && amounts.some((amount) => amount !== null && amount !== 'absent'))
  const lines = LINE_KEYS.flatMap((key): ComparisonRow[] => {
    const amounts = compared.map(({ result }): Amount => {
      const line = result.lines.find((each) => each.key === key)
      return line ? line.amount : 'absent'
    })
    const hasAmount = amounts.some((amount) => amount !== null && amount !== 'absent' && amount.high > 0)
    return hasAmount ? [{ of: 'line', key, amounts, differs: moneyDiffers(amounts) }] : []
  })
  return [
    ...FACTS.map(
      (key): ComparisonRow => ({
        of: 'fact',
        key,
        differs: (key === 'price' ? moneyDiffers : differ)(compared.map(({ input }) => input[key])),
      }),
    ),
    ...lines,
    ...FIGURES.map((key): ComparisonRow => {
      const amounts = compared.map(({ result }) => result[key])
      const isMoney = key === 'net' || key === 'maxBid'
      return { of: 'figure', key, amounts, differs: (isMoney ? moneyDiffers : differ)(amounts) }
    }),
  ]
}

const differ = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size > 1
