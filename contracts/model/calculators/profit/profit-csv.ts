/** A calculation as CSV for spreadsheets: amounts in major units without signs. */
import { type Cell, CSV_MARK, csvLine } from '../../../core/csv.ts'
import { marketplaces } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'
import { FIGURE_NAMES, FIGURE_NOTES, type ProfitFigure } from './figures.texts.ts'
import { formulaOf, netFormula } from './formula.ts'
import { INPUT_NAMES } from './input.texts.ts'
import type { ProfitInput } from './input.ts'
import { LINE_NAMES } from './lines.texts.ts'
import { CSV_NAME, TABLE_HEADS } from './profit.texts.ts'
import { unitProfit } from './unit.ts'
import type { Writing } from './writing.ts'

/** The text of the file, with a byte order mark. `name` may be empty. */
export function profitCsv(name: string, input: ProfitInput, writing: Writing): string {
  const { language, marketplace } = writing
  const { decimals, currency, name: site } = marketplaces[marketplace]
  const result = unitProfit(input)
  const names = INPUT_NAMES[language]
  const heads = TABLE_HEADS[language]
  const major = (minor: number) => roundTo(minor / 10 ** decimals, decimals)
  const percent = (share: number) => roundTo(share * 100, 2)
  const row = (
    label: string,
    range: Range | null,
    write: (value: number) => number,
    unit: string,
    how: string,
  ): Cell[] =>
    range
      ? [label, write(range.value), write(range.low), write(range.high), unit, how]
      : [label, null, null, null, unit, how]
  const figure = (key: ProfitFigure, range: Range | null, isMoney: boolean) =>
    row(
      FIGURE_NAMES[language][key],
      range,
      isMoney ? major : percent,
      isMoney ? currency : '%',
      key === 'net' && range ? netFormula(result, writing) : FIGURE_NOTES[language][key],
    )
  const price = { value: input.price, low: input.price, high: input.price }
  const rows: Cell[][] = [
    [CSV_NAME[language], name],
    [names.marketplace, site[language]],
    [names.on, input.on],
    [],
    [heads.item, heads.amount, heads.low, heads.high, heads.unit, heads.formula],
    row(names.price, price, major, currency, ''),
    ...result.lines.map((line) =>
      row(LINE_NAMES[language][line.key], line.amount, major, currency, formulaOf(line, writing).join(' · ')),
    ),
    figure('net', result.net, true),
    figure('margin', result.margin, false),
    figure('roi', result.roi, false),
    figure('breakEvenAcos', result.breakEvenAcos, false),
    figure('maxBid', result.maxBid, true),
  ]
  return CSV_MARK + rows.map(csvLine).join('')
}
