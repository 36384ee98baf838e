import type { Figure, Method, Unit } from '#contracts/model/report/figure.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { MethodMark } from './method-mark.tsx'
import { ProductCell } from './product-cell.tsx'
import { useVoice } from './report-context.tsx'
import { scriptLanguage } from './script-language.ts'
import { ScrolledTable } from './scrolled-table.tsx'
import type { Sort } from './sorted-rows.ts'
import classes from './table.module.css'

interface DataColumn {
  title: string
  unit: Unit
  /** Left out where every number of the table has the origin that is told beside its title. */
  method?: Method
  asOf: string
  /** Its ASINs are shown with picture and title where the report names the products. */
  holdsProducts?: boolean
}

type Cell = number | string | null | Figure

interface DataTableProps {
  labelledBy: string
  caption: string
  columns: DataColumn[]
  /** Values in the units of their columns; a figure has its own, and shows its bounds. */
  rows: Cell[][]
  /** Index of a row to set off. */
  highlight?: number
  /** False while it is only there to be heard: a keyboard must not stop at what is not seen. */
  reachable?: boolean
  sort?: Sort | undefined
  /** Makes the heads of the columns buttons. */
  onSort?: (column: number) => void
  /** How many rows are shown; the others are printed only. */
  shownRows?: number | undefined
}

/** Words wrap; dates and row heads stay on one line; numbers do too, and end at one edge. */
const WORDS: readonly Unit[] = ['text', 'label', 'band', 'countBand', 'ratingBand', 'size']
const DATES: readonly Unit[] = ['date', 'month']
const alignment = (unit: Unit, at: number) => {
  if (WORDS.includes(unit)) return 'words'
  // The first column heads its row, even where it holds numbers.
  return at === 0 || DATES.includes(unit) ? 'line' : 'number'
}

/** From so many columns on, they stand closer. */
const MANY = 7

/** Sentences, as advice is: longer than this many letters they get more room than names do. */
const SENTENCE = 24
/** Titles longer than this would become towers where room is short. */
const LONG_TITLE = 18
/** Two letters wide, as the signs of Chinese and Japanese are. */
const WIDE = /[\u2e80-\uffef]/g
const lettersOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

const isFigure = (cell: Cell | undefined) => typeof cell === 'object' && cell !== null
const toneOf = (cell: Cell | undefined, unit: Unit) =>
  isFigure(cell) ? valueToneOf(cell.value, cell.unit) : valueToneOf(cell, unit)

/** Rows of values in the units of their columns. Too wide for the card, it scrolls and keeps its first column in view. */
export function DataTable(props: DataTableProps) {
  const { labelledBy, caption, columns, rows, highlight, reachable = true, sort, onSort, shownRows } = props
  const { t } = useTranslation('report')
  const { value, figure, language, method: usual } = useVoice()
  const texts = rows.map((row) =>
    columns.map(({ unit }, at) => {
      const cell = row[at] ?? null
      return isFigure(cell) ? figure(cell) : value(cell, unit)
    }),
  )
  const sentences = columns.map(
    ({ unit }, at) => alignment(unit, at) === 'words' && texts.some((row) => lettersOf(row[at] ?? '') > SENTENCE),
  )
  return (
    <ScrolledTable
      caption={caption}
      labelledBy={labelledBy}
      reachable={reachable}
      className={classes.table}
      dense={columns.length >= MANY}
    >
      <thead>
        <tr>
          {columns.map(({ title, unit, method, asOf }, at) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed, and two may share a title
              key={at}
              scope="col"
              data-align={alignment(unit, at)}
              data-long={lettersOf(title) > LONG_TITLE || undefined}
              aria-sort={sort?.column === at ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              <span className={classes.head}>
                {onSort ? (
                  <button
                    type="button"
                    className={classes.sort}
                    title={t('sortBy', { title })}
                    onClick={() => onSort(at)}
                  >
                    {title}
                  </button>
                ) : (
                  title
                )}
                {method && method !== usual && <MethodMark origin={{ method, asOf }} />}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((row, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and have no name of their own
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
