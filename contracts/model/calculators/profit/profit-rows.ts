/** The price, the lines and the figures of a calculation, as rows of a table. */
import type { Range } from '../../range.ts'
import type { Writing } from '../writing.ts'
import { FIGURE_NAMES, FIGURE_NOTES, type ProfitFigure } from './figures.texts.ts'
import { formulaOf, netFormula } from './formula.ts'
import { freightGapText } from './freight-gap-text.ts'
import { INPUT_NAMES } from './input.texts.ts'
import type { ProfitInput } from './input.ts'
import { LINE_NAMES } from './lines.texts.ts'
import { unitProfit } from './unit.ts'

export interface ProfitRow {
  name: string
  /** Minor units, or fractions. */
  amount: Range | null
  unit: 'money' | 'share'
  formula: string
}

export function profitRows(input: ProfitInput, writing: Writing): ProfitRow[] {
  const { language } = writing
  const result = unitProfit(input)
  const gap = freightGapText(input, writing)
  const figure = (key: ProfitFigure, unit: ProfitRow['unit']): ProfitRow => ({
    name: FIGURE_NAMES[language][key],
    amount: result[key],
    unit,
    formula: key === 'net' && result.net ? netFormula(result, writing) : FIGURE_NOTES[language][key],
  })
  const typed = (name: string, amount: number): ProfitRow => ({
    name,
    amount: { value: amount, low: amount, high: amount },
    unit: 'money',
    formula: '',
  })
  const names = INPUT_NAMES[language]
  const { charged } = input.fbm
  return [
    typed(names.price, input.price),
    ...(result.income > input.price ? [typed(names.charged, charged)] : []),
    ...result.lines.map(
      (line): ProfitRow => ({
        name: LINE_NAMES[language][line.key],
        amount: line.amount,
        unit: 'money',
        formula: [...formulaOf(line, writing), ...(line.key === 'freight' && gap !== null ? [gap] : [])].join(' · '),
      }),
    ),
    figure('net', 'money'),
    figure('margin', 'share'),
    figure('roi', 'share'),
    figure('breakEvenAcos', 'share'),
    figure('maxBid', 'money'),
  ]
}
