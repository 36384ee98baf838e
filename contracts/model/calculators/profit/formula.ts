/** How a line was computed, in words and numbers. Pages and documents show the same sentences. */
import { isOwn } from '../../fees/table-index.ts'
import type { TableReference } from '../../fees/table-schema.ts'
import type { Language } from '../../language.ts'
import { formatMoney } from '../../money.ts'
import { fillText } from '../../wording.ts'
import { countText } from '../counted.ts'
import { FIXED_DUTY_TEXTS } from '../duty-layers.texts.ts'
import { formatAmount, formatRate, type Writing } from '../writing.ts'
import { explanationSentences } from './fee-formula.ts'
import type { Line } from './lines.ts'
import { FORMULA_TEXTS, type FormulaText, feeReason, feeTableName } from './profit.texts.ts'
import type { UnitProfit } from './unit.ts'

/** The formula of a line in one or more sentences; the last ones name the table and why the amount is a range. */
export function formulaOf({ amount, basis, reason }: Line, writing: Writing): string[] {
  const { language, marketplace, grouping } = writing
  const money = (minor: number) => formatMoney(minor, marketplace, grouping)
  const said = (key: FormulaText, params: Readonly<Record<string, string>> = {}) => fill(language, key, params)
  const rate = (value: number) => formatRate(value, grouping)
  switch (basis.is) {
    case 'typed':
      return [said(amount === null ? 'blank' : 'typed')]
    case 'share':
      return [
        said('share', { base: said(basis.of), amount: formatAmount(basis.base, writing), rate: rate(basis.rate) }),
      ]
    case 'perMonth':
      return [said('perMonth', { amount: money(basis.amount), months: countText('month', basis.months, writing) })]
    case 'returns':
      return [
        said('returns', {
          rate: rate(basis.rate),
          price: money(basis.price),
          loss: rate(basis.loss),
          processing: money(basis.processing),
        }),
      ]
    case 'vat':
      return [said('vat', { price: money(basis.price), rate: rate(basis.rate) })]
    case 'fixedDuty':
      return [FIXED_DUTY_TEXTS[language][basis.by]]
    case 'table':
      return [
        ...(basis.fee.table ? tableSentences(basis.fee.table, language) : []),
        ...(basis.fee.explanation ? explanationSentences(basis.fee.explanation, writing) : []),
        ...(amount && amount.low !== amount.high ? [said('bounds', { span: formatAmount(amount, writing) })] : []),
        ...(reason && reason !== 'blank' ? [feeReason(language, reason)] : []),
      ]
  }
}

/**
 * Name and days of a fee table. A seller's own table also shows its source, because other readers cannot look it up.
 */
const tableSentences = (table: TableReference, language: Language): string[] =>
  isOwn(table)
    ? [
        fill(language, 'ownTable', {}),
        validityText(table, language),
        ...(table.citation ? [fill(language, 'ownSource', { citation: table.citation })] : []),
      ]
    : [fill(language, 'table', { table: feeTableName(language, table.source) }), validityText(table, language)]

/** The days on which a fee table is in force. */
export const validityText = (
  { validFrom, validTo }: Pick<TableReference, 'validFrom' | 'validTo'>,
  language: Language,
): string =>
  validTo === null
    ? fill(language, 'openDays', { from: validFrom })
    : fill(language, 'days', { from: validFrom, to: validTo })

/** Explains the net as income minus the known costs. */
export function netFormula({ income, lines }: UnitProfit, writing: Writing): string {
  const costs = lines.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
  return fill(writing.language, 'net', {
    income: formatMoney(income, writing.marketplace, writing.grouping),
    costs: formatMoney(costs, writing.marketplace, writing.grouping),
  })
}

const fill = (language: Language, key: FormulaText, params: Readonly<Record<string, string>>): string =>
  fillText(FORMULA_TEXTS[language][key], params)
