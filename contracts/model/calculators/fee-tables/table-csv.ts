/** A fee table as a file: one line for each row, and the source below. */
import { CSV_MARK, csvLine } from '../../../core/csv.ts'
import type { TableView, ViewCell } from './view.ts'

interface CsvParts {
  view: TableView
  /** Header of the column with the group titles, which exists only if the table has several groups. */
  groupLabel: string
  /** Lines below the rows, such as the days and the source. */
  remarks: readonly (readonly [label: string, text: string])[]
}

export function tableCsv({ view, groupLabel, remarks }: CsvParts): string {
  const { columns, groups, facts } = view
  const hasGroups = groups.some(({ title }) => title !== null)
  const rows = groups.flatMap(({ title, rows }) =>
    rows.map(({ header, cells }) => [...(hasGroups ? [title ?? ''] : []), ...[header, ...cells].map(cellText)]),
  )
  return [
    CSV_MARK,
    ...(columns.length > 0 ? [csvLine([...(hasGroups ? [groupLabel] : []), ...columns])] : []),
    ...rows.map(csvLine),
    ...(rows.length > 0 ? [csvLine([])] : []),
    ...(hasGroups ? groups.map(({ title, notes }) => csvLine([title ?? '', notes.join('; ')])) : []),
    ...facts.map(({ label, lines }) => csvLine([label, lines.join('; ')])),
    ...remarks.map(([label, text]) => csvLine([label, text])),
  ].join('')
}

const cellText = ({ lines, also }: ViewCell): string => [lines.join('; '), ...(also ? [`(${also})`] : [])].join(' ')
