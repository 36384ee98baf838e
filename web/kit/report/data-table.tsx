import type { Method, Unit } from '#contracts/model/report/figure.ts'
import { MethodMark } from './method-mark.tsx'
import { useVoice } from './report-context.tsx'
import classes from './table.module.css'

interface DataColumn {
  title: string
  unit: Unit
  /** Left out where every number of the table has the origin that is told beside its title. */
  method?: Method
  asOf: string
}

interface DataTableProps {
  labelledBy: string
  caption: string
  columns: DataColumn[]
  rows: (number | string | null)[][]
  /** Index of a row to set off. */
  highlight?: number
  /** False while it is only there to be heard: a keyboard must not stop at what is not seen. */
  reachable?: boolean
}

/** Words wrap; dates and row heads stay on one line; numbers do too, and end at one edge. */
const WORDS: readonly Unit[] = ['text', 'label', 'size']
const DATES: readonly Unit[] = ['date', 'month']
const alignment = (unit: Unit, at: number) => {
  if (WORDS.includes(unit)) return 'words'
  // The first column heads its row, even where it holds numbers.
  return at === 0 || DATES.includes(unit) ? 'line' : 'number'
}

/** Rows of values in the units of their columns. Too wide for the card, it scrolls and keeps its first column in view. */
export function DataTable({ labelledBy, caption, columns, rows, highlight, reachable = true }: DataTableProps) {
  const { value } = useVoice()
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    // A group and no landmark: a report has dozens of tables.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={classes.scroll} role="group" aria-labelledby={labelledBy} tabIndex={reachable ? 0 : undefined}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, unit, method, asOf }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed, and two may share a title
              <th key={at} scope="col" data-align={alignment(unit, at)}>
                <span className={classes.head}>
                  {title}
                  {method && <MethodMark origin={{ method, asOf }} />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored report never change their order
            <tr key={index} data-highlight={index === highlight || undefined}>
              {columns.map(({ unit }, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Cell key={at} scope={at === 0 ? 'row' : undefined} data-align={alignment(unit, at)}>
                    {value(row[at] ?? null, unit)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
