/** Income, costs and net profit of one unit as rows of a table. */

import { FIGURE_NAMES } from '#contracts/model/calculators/profit/figures.texts.ts'
import { formulaOf, netFormula } from '#contracts/model/calculators/profit/formula.ts'
import { INPUT_NAMES } from '#contracts/model/calculators/profit/input.texts.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import type { Line } from '#contracts/model/calculators/profit/lines.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { VERDICT_TEXTS } from '#contracts/model/calculators/profit/verdict.texts.ts'
import { formatAmount, formatShare, type Writing } from '#contracts/model/calculators/writing.ts'
import { DASH } from '#contracts/model/number.ts'
import { exactly, type Range } from '#contracts/model/range.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import type { TableRow } from '../table.ts'

export function lineRows(input: ProfitInput, result: UnitProfit, writing: Writing): TableRow[] {
  const { language } = writing
  const names = INPUT_NAMES[language]
  const charged = result.income - input.price
  const row = (name: string, amount: Range | null, formula: string): TableRow => ({
    cells: [
      name,
      amount ? formatAmount(amount, writing) : DASH,
      amount ? formatShare(shareOf(amount, input.price), writing) : DASH,
      formula,
    ],
  })
  const { net } = result
  return [
    row(names.price, exactly(input.price), ''),
    ...(charged > 0 ? [row(names.charged, exactly(charged), '')] : []),
    ...result.lines
      .filter(isShown(result))
      .map((line) => row(LINE_NAMES[language][line.key], line.amount, joinSentences(formulaOf(line, writing)))),
    {
      ...row(FIGURE_NAMES[language].net, net, net ? netFormula(result, writing) : VERDICT_TEXTS[language].missing),
      isBold: true,
      ...(net && net.low < 0 && { color: COLOR.bad }),
    },
  ]
}

/** Lines that the seller left empty are named above the table. */
const isShown =
  ({ missing }: UnitProfit) =>
  ({ key, reason }: Line) =>
    reason !== 'blank' || missing.includes(key)

/** Joins sentences into a paragraph. A sentence that ends with a colon starts a new line. */
const joinSentences = (sentences: readonly string[]) =>
  sentences
    .map((sentence, at) => {
      const before = sentences[at - 1]
      if (before === undefined) return sentence
      return `${isHead(sentence) ? '\n' : isHead(before) ? ' ' : ' · '}${sentence}`
    })
    .join('')

const isHead = (sentence: string) => /[:：]$/.test(sentence)

const shareOf = ({ value, low, high }: Range, price: number): Range => ({
  value: value / price,
  low: low / price,
  high: high / price,
})
