/** The results of a batch as tables for CSV and XLSX. */
import { type Cell, CSV_MARK, csvLine } from '../../../core/csv.ts'
import type { CellFormat, Sheet, SheetColumn, SheetXmlCell } from '../../../core/sheet-xml.ts'
import type { Language } from '../../language.ts'
import { type Marketplace, marketplaces } from '../../marketplaces.ts'
import { formatPercent, plainAmount } from '../../number.ts'
import type { Range } from '../../range.ts'
import { formatSpan } from '../writing.ts'
import {
  BATCH_COLUMN_NAMES,
  BATCH_ERROR_NAMES,
  BATCH_FILE_NAMES,
  BATCH_REASON_TEXTS,
  BATCH_RESULT_NAMES,
  type BatchResultKey,
} from './batch.texts.ts'
import type { BatchError, BatchInput } from './batch.ts'
import { LINE_NAMES } from './lines.texts.ts'
import { LINE_KEYS, type Line, type LineKey } from './lines.ts'
import { type UnitProfit, unitProfit } from './unit.ts'

export interface BatchResult extends BatchInput {
  profit: UnitProfit
}

export const batchResult = (product: BatchInput): BatchResult => ({ ...product, profit: unitProfit(product.input) })

const BEFORE: readonly BatchResultKey[] = ['line', 'label', 'marketplace', 'currency', 'price']
const AFTER: readonly BatchResultKey[] = ['missing', 'ranges', 'uncounted']
const FIGURES: Readonly<Partial<Record<BatchResultKey, CellFormat>>> = {
  net: 'cents',
  netLow: 'cents',
  netHigh: 'cents',
  margin: 'percent',
  roi: 'percent',
  breakEvenAcos: 'percent',
}
const FIGURE_KEYS = Object.keys(FIGURES) as BatchResultKey[] // keys of FIGURES

/** One row for each product: figures, every line of costs, and what is missing. Amounts are in major units. */
export function resultSheet(results: Iterable<BatchResult>, language: Language): Sheet {
  const names = BATCH_RESULT_NAMES[language]
  const column = (key: BatchResultKey): SheetColumn => ({
    header: names[key],
    width: key === 'label' ? 20 : AFTER.includes(key) ? 40 : 14,
    format: FIGURES[key] ?? (key === 'line' ? 'number' : key === 'price' ? 'cents' : 'text'),
  })
  const lines = LINE_KEYS.map((key): SheetColumn => ({ header: LINE_NAMES[language][key], width: 14, format: 'cents' }))
  return {
    name: BATCH_FILE_NAMES[language].results,
    columns: [...BEFORE.map(column), ...FIGURE_KEYS.map(column), ...lines, ...AFTER.map(column)],
    rows: mapEach(results, (result) => resultCells(result, language)),
  }
}

function* mapEach<T, Mapped>(items: Iterable<T>, map: (item: T) => Mapped): Generator<Mapped> {
  for (const item of items) yield map(item)
}

function resultCells({ line, label, input, profit }: BatchResult, language: Language): SheetXmlCell[] {
  const { marketplace } = input
  const { currency } = marketplaces[marketplace]
  const money = (minor: number | undefined) => (minor === undefined ? null : majorUnits(minor, marketplace))
  const { net, margin, roi, breakEvenAcos, lines, missing, uncounted } = profit
  const isRange = net !== null && net.low < net.high
  const name = (key: LineKey) => LINE_NAMES[language][key]
  const list = (keys: readonly string[]) => keys.join(language === 'zh-CN' ? '、' : ', ')
  return [
    line,
    label,
    marketplace,
    currency,
    money(input.price),
    money(net?.value),
    isRange ? money(net.low) : null,
    isRange ? money(net.high) : null,
    shown(margin),
    shown(roi),
    shown(breakEvenAcos),
    ...LINE_KEYS.map((key) => money(lines.find((each) => each.key === key)?.amount?.value)),
    list(missing.map(name)),
    list(lines.filter(isRangeLine).map((each) => `${name(each.key)} ${rangeText(each, marketplace, language)}`)),
    list(uncounted.map(name)),
  ]
}

const shown = (share: Range | null) => share && Number(share.value.toPrecision(12))

const isRangeLine = ({ amount }: Line) => amount !== null && amount.low < amount.high

function rangeText({ amount }: Line, marketplace: Marketplace, language: Language): string {
  const { decimals } = marketplaces[marketplace]
  const text = (minor: number) => (decimals === 0 ? String(minor) : plainAmount(minor / 10 ** decimals))
  return amount ? formatSpan(amount, text, { language }) : ''
}

function majorUnits(minor: number, marketplace: Marketplace): SheetXmlCell {
  const { decimals } = marketplaces[marketplace]
  return decimals === 0 ? { value: minor, format: 'integer' } : minor / 10 ** decimals
}

/** The errors of a file, one row for each faulty cell. */
export function errorSheet(errors: Iterable<BatchError>, language: Language): Sheet {
  const names = BATCH_ERROR_NAMES[language]
  return {
    name: BATCH_FILE_NAMES[language].errors,
    columns: [
      { header: names.line, width: 8, format: 'number' },
      { header: names.column, width: 16, format: 'text' },
      { header: names.value, width: 24, format: 'text' },
      { header: names.reason, width: 60, format: 'text' },
    ],
    rows: mapEach(errors, ({ line, column, value, reason }) => [
      line,
      column && BATCH_COLUMN_NAMES[language][column],
      value,
      BATCH_REASON_TEXTS[language][reason],
    ]),
  }
}

/** The text of a CSV file of the sheet, in pieces. Cells that a spreadsheet would run as formulas are escaped. */
export function* csvOf({ columns, rows }: Sheet): Generator<string> {
  yield CSV_MARK + csvLine(columns.map(({ header }) => header))
  for (const cells of rows) yield csvLine(cells.map((cell, at) => csvText(cell, columns[at]?.format ?? 'text')))
}

function csvText(cell: SheetXmlCell, format: CellFormat): Cell {
  if (cell !== null && typeof cell === 'object') return csvText(cell.value, cell.format)
  if (typeof cell !== 'number') return cell
  return format === 'percent' ? formatPercent(cell) : format === 'cents' ? plainAmount(cell) : cell
}
