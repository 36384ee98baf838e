import type { Figure, Method, Unit } from '#contracts/model/report/figure.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { MethodMark } from './method-mark.tsx'
import { ProductCell } from './product-cell.tsx'
import { useReportContext } from './report-context.tsx'
import { scriptLanguage } from './script-language.ts'
import { ScrolledTable } from './scrolled-table.tsx'
import type { Sort } from './sorted-rows.ts'
import classes from './table.module.css'

interface DataColumn {
  title: string
  unit: Unit
  /** Absent if all columns have the same origin, which is then shown beside the title of the table. */
  method?: Method
  asOf: string
  /** True if the cells are ASINs. Products that the report contains are shown with picture and title. */
  holdsProducts?: boolean
}

type Cell = number | string | null | Figure

interface DataTableProps {
  labelledBy: string
  caption: string
  columns: DataColumn[]
  /** A plain value is formatted in the unit of its column. A `Figure` has its own unit, and its bounds are shown. */
  rows: Cell[][]
  highlight?: number
  /** False removes the table from the tab order while it is visually hidden. */
  reachable?: boolean
  sort?: Sort | undefined
  onSort?: (column: number) => void
  /** How many rows the screen shows; all by default. Print always shows all rows. */
  shownRows?: number | undefined
}

const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand', 'size']
const DATES: readonly Unit[] = ['date', 'month']
/** Returns `data-align`: `words` may wrap, `line` must not wrap, and `number` must not wrap and is right-aligned. */
const alignment = (unit: Unit, at: number) => {
  if (WORDS.includes(unit)) return 'words'
  // The first column is the row head, even if it contains numbers.
  return at === 0 || DATES.includes(unit) ? 'line' : 'number'
}

const DENSE_FROM_COLUMNS = 7

/** In letters. A column with a longer cell contains sentences, not names, and gets a larger minimum width. */
const LONG_CELL = 24
/** In letters. A column with a longer title gets a minimum width. */
const LONG_TITLE = 18
/** Chinese and Japanese characters count as two letters. */
const WIDE = /[\u2e80-\uffef]/g
const lettersOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

const isFigure = (cell: Cell | undefined) => typeof cell === 'object' && cell !== null
const toneOf = (cell: Cell | undefined, unit: Unit) =>
  isFigure(cell) ? valueToneOf(cell.value, cell.unit) : valueToneOf(cell, unit)

/** A table wider than its card scrolls sideways; on phones its first column stays visible. */
export function DataTable(props: DataTableProps) {
  const { labelledBy, caption, columns, rows, highlight, reachable = true, sort, onSort, shownRows } = props
  const { value, figure, language } = useReportContext()
  const texts = rows.map((row) =>
    columns.map(({ unit }, at) => {
      const cell = row[at] ?? null
      return isFigure(cell) ? figure(cell) : value(cell, unit)
    }),
  )
  const sentences = columns.map(
    ({ unit }, at) => alignment(unit, at) === 'words' && texts.some((row) => lettersOf(row[at] ?? '') > LONG_CELL),
  )
  return (
    <ScrolledTable
      caption={caption}
      labelledBy={labelledBy}
      reachable={reachable}
      className={classes.table}
      dense={columns.length >= DENSE_FROM_COLUMNS}
    >
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed, and two may share a title
            <HeadCell key={at} column={column} at={at} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((row, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state and have no id
            key={index}
            data-highlight={index === highlight || undefined}
            data-more={(shownRows !== undefined && index >= shownRows) || undefined}
          >
            {columns.map(({ unit, holdsProducts }, at) => {
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={at}
                  scope={at === 0 ? 'row' : undefined}
                  lang={unit === 'text' ? scriptLanguage(row[at] ?? '', language) : undefined}
                  data-align={alignment(unit, at)}
                  data-sentence={sentences[at] || undefined}
                  data-tone={toneOf(rows[index]?.[at], unit)}
                >
                  {holdsProducts ? <ProductCell asin={row[at] ?? ''} /> : row[at]}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  )
}

interface HeadCellProps extends Pick<DataTableProps, 'sort' | 'onSort'> {
  column: DataColumn
  at: number
}

function HeadCell({ column: { title, unit, method, asOf }, at, sort, onSort }: HeadCellProps) {
  const { t } = useTranslation('report')
  const { method: usual } = useReportContext()
  return (
    <th
      scope="col"
      data-align={alignment(unit, at)}
      data-long={lettersOf(title) > LONG_TITLE || undefined}
      aria-sort={sort?.column === at ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <span className={classes.head}>
        {onSort ? (
          <button type="button" className={classes.sort} title={t('sortBy', { title })} onClick={() => onSort(at)}>
            {title}
          </button>
        ) : (
          title
        )}
        {method && method !== usual && <MethodMark origin={{ method, asOf }} />}
      </span>
    </th>
  )
}
