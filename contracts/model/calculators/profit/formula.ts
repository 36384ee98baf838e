/** How a line was computed, in words and numbers. Pages and documents show the same sentences. */
import type { Dated } from '../../fees/fee.ts'
import type { Language } from '../../language.ts'
import type { Marketplace } from '../../marketplaces.ts'
import { formatMoney } from '../../money.ts'
import { formatCount, type Grouping, roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'
import type { Line } from './lines.ts'
import { FORMULA_TEXTS, type FormulaText, feeReason, feeTableName } from './profit.texts.ts'
import type { UnitProfit } from './unit.ts'

export interface Writing {
  language: Language
  marketplace: Marketplace
  grouping?: Grouping
}

/** `0.0377` → `3.77%`: up to three decimals, because `3.8%` would not multiply to the amount shown. */
export function formatRate(rate: number, grouping?: Grouping): string {
  const percent = roundTo(rate * 100, 3)
  const decimals = [0, 1, 2].find((count) => roundTo(percent, count) === percent) ?? 3
  return `${formatCount(percent, grouping, decimals)}%`
}

/** `$8.41`, or `$8.00–$9.10` if only the bounds are known. */
export const formatAmount = ({ low, high, value }: Range, { marketplace, grouping }: Writing): string =>
  low === high
    ? formatMoney(value, marketplace, grouping)
    : `${formatMoney(low, marketplace, grouping)}–${formatMoney(high, marketplace, grouping)}`

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
      return [said('perMonth', { amount: money(basis.amount), months: formatCount(basis.months, grouping, 1) })]
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
    case 'table':
      return [
        ...(basis.fee.table ? tableSentences(basis.fee.table, language) : []),
        ...(amount && amount.low !== amount.high
          ? [said('bounds', { low: money(amount.low), high: money(amount.high) })]
          : []),
        ...(reason && reason !== 'blank' ? [feeReason(language, reason)] : []),
      ]
  }
}

/** Name and days of a fee table. */
export function tableSentences({ source, validFrom, validTo }: Dated, language: Language): string[] {
  return [
    fill(language, 'table', { table: feeTableName(language, source) }),
    validTo === null
      ? fill(language, 'openDays', { from: validFrom })
      : fill(language, 'days', { from: validFrom, to: validTo }),
  ]
}

/** Income less the known costs. */
export function netFormula({ income, lines }: UnitProfit, writing: Writing): string {
  const costs = lines.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)
  return fill(writing.language, 'net', {
    income: formatMoney(income, writing.marketplace, writing.grouping),
    costs: formatMoney(costs, writing.marketplace, writing.grouping),
  })
}

const fill = (language: Language, key: FormulaText, params: Readonly<Record<string, string>>): string =>
  FORMULA_TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
