/** A calculation as CSV for spreadsheets: amounts in major units without signs. */
import { type Cell, CSV_MARK, csvLine } from '../../../core/csv.ts'
import { marketplaces } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import { TABLE_HEADS } from '../table-heads.texts.ts'
import type { Writing } from '../writing.ts'
import { INPUT_NAMES } from './input.texts.ts'
import type { ProfitInput } from './input.ts'
import { CSV_NAME } from './profit.texts.ts'
import { type ProfitRow, profitRows } from './profit-rows.ts'

/** The text of the file, with a byte order mark. `name` may be empty. */
export function profitCsv(name: string, input: ProfitInput, writing: Writing): string {
  const { language, marketplace } = writing
  const { decimals, currency, name: site } = marketplaces[marketplace]
  const names = INPUT_NAMES[language]
  const heads = TABLE_HEADS[language]
  const cells = ({ name: label, amount, unit, formula }: ProfitRow): Cell[] => {
    const write = (value: number) =>
      unit === 'money' ? roundTo(value / 10 ** decimals, decimals) : roundTo(value * 100, 2)
    const numbers = amount ? [write(amount.value), write(amount.low), write(amount.high)] : [null, null, null]
    return [label, ...numbers, unit === 'money' ? currency : '%', formula]
  }
  const rows: Cell[][] = [
    [CSV_NAME[language], name],
    [names.marketplace, site[language]],
    [names.on, input.on],
    [],
    [heads.item, heads.amount, heads.low, heads.high, heads.unit, heads.formula],
    ...profitRows(input, writing).map(cells),
  ]
  return CSV_MARK + rows.map(csvLine).join('')
}
