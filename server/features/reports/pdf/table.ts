/** Tables: header repeated on every page, rows never split, numbers to the right, column widths by weight and need. */
import { formatValue } from '#contracts/model/report/format.ts'
import type { Column, Table } from '#contracts/model/report/report.ts'
import { tableIn } from '#contracts/model/report/table-in.ts'
import { type Ink, label, leading, lines, plain } from './ink.ts'
import { wrap } from './lines.ts'
import { methodMark } from './method-mark.ts'
import type { Piece } from './page.ts'
import { COLOR, LEFT, WIDTH } from './theme.ts'
import { blockTitle, emptyPiece } from './title.ts'
import { measure } from './typeface.ts'

const PAD = 4
/** Below this, text is too small to read; numbers that still do not fit share what there is. */
const SMALLEST = 6
const MOST_LINES = 4
const WHOLE = 7
const isText = ({ unit }: Column) => unit === 'text' || unit === 'label' || unit === 'size'

/** Numbers to the right; the first column names the row and stands at the edge of the page. */
const alignOf = (column: Column, at: number) => (isText(column) || at === 0 ? 'left' : 'right')

export function tablePieces(ink: Ink, table: Table): Piece[] {
  const { columns, rows: cells } = tableIn(table, ink.language)
  const rows = cells.map((row) =>
    columns.map(({ unit }, at) => plain(ink, formatValue(row[at] ?? null, unit, ink.language, ink.marketplace))),
  )
  const methods = new Set(columns.map(({ method }) => method))
  const common = methods.size === 1 ? columns[0]!.method : null
  const title = blockTitle(ink, label(ink, table.title), common, table.asOf)
  const { widths, size } = columnWidths(ink, columns, rows)
  const header = headerPiece(ink, columns, widths, size, common === null)
  if (rows.length === 0) return [title, header, emptyPiece(ink)]
  const body = rows.map((row, index) => {
    // A short table stays whole; of a long one, three rows stay with the header and two at the end.
    const withNext = rows.length <= WHOLE ? index < rows.length - 1 : index < 2 || index === rows.length - 2
    const color = index === table.highlight ? COLOR.accentSoft : index % 2 === 1 ? COLOR.zebra : null
    return rowPiece(ink, row, columns, widths, size, color, index === table.highlight, header, withNext)
  })
  return [title, header, ...body]
}

/**
 * What each column gets: a number column never less than its longest number and header word; the rest by `width`
 * (text weighs 2 when nothing is said). Numbers that do not fit together make the whole table's text smaller.
 */
function columnWidths(ink: Ink, columns: Column[], rows: string[][]): { widths: number[]; size: number } {
  let size = 8
  let needs: number[] = []
  for (; size > SMALLEST; size -= 0.5) {
    needs = columns.map((column, at) => need(ink, column, rows, at, size))
    if (needs.reduce((sum, width) => sum + width, 0) <= WIDTH) break
  }
  const weights = columns.map((column) => column.width ?? (isText(column) ? 2 : 1))
  return { widths: share(needs, weights), size }
}

function need(ink: Ink, column: Column, rows: string[][], at: number, size: number): number {
  const cells = rows.map((row) => row[at]!)
  // A header breaks between words; a Chinese one anywhere, but not into less than four characters.
  const words = label(ink, column.label).split(/[\s-]+/)
  const header =
    Math.max(...words.map((word) => Math.min(measure(word, size, 'bold'), /[a-z]/i.test(word) ? 80 : 4.1 * size))) + 3
  const widest = Math.max(0, ...cells.map((cell) => measure(cell, size)))
  return Math.max(header, isText(column) ? Math.min(widest, 46) : widest) + 2 * PAD
}

/** The page's width by weight, where no column gets less than it needs: who would is fixed, the rest share again. */
function share(needs: number[], weights: number[]): number[] {
  const fixed = needs.map(() => false)
  for (;;) {
    const free = WIDTH - needs.reduce((sum, need, at) => sum + (fixed[at] ? need : 0), 0)
    const weight = weights.reduce((sum, one, at) => sum + (fixed[at] ? 0 : one), 0)
    const short = needs.findIndex((need, at) => !fixed[at] && (free * weights[at]!) / weight < need)
    if (short < 0 || weight === 0) {
      const total = weight === 0 ? needs.reduce((sum, need) => sum + need, 0) : 0
      return needs.map((need, at) =>
        total > 0 ? (need * WIDTH) / total : fixed[at] ? need : (free * weights[at]!) / weight,
      )
    }
    fixed[short] = true
  }
}

function headerPiece(ink: Ink, columns: Column[], widths: number[], size: number, marked: boolean): Piece {
  const texts = columns.map((column, at) => wrap(label(ink, column.label), widths[at]! - 2 * PAD, size, 'bold').text)
  const height = Math.max(...texts.map((text) => text.length)) * leading(size) + 8
  const draw = (y: number) => {
    ink.doc.rect(LEFT, y, WIDTH, height).fill(COLOR.brand)
    let x = LEFT
    columns.forEach((column, at) => {
      const width = widths[at]! - 2 * PAD
      const align = alignOf(column, at)
      const top = y + (height - texts[at]!.length * leading(size)) / 2
      lines(ink, texts[at]!, x + PAD, top, { size, weight: 'bold', color: COLOR.white, align, width })
      if (marked) methodMark(ink, column.method, x + widths[at]! - 3, y + 4, 1.4)
      x += widths[at]!
    })
  }
  return { height, withNext: true, draw }
}

function rowPiece(
  ink: Ink,
  cells: string[],
  columns: Column[],
  widths: number[],
  size: number,
  color: string | null,
  bold: boolean,
  again: Piece,
  withNext: boolean,
): Piece {
  const weight = bold ? 'bold' : 'regular'
  const texts = cells.map((cell, at) => wrap(cell, widths[at]! - 2 * PAD, size, weight, MOST_LINES).text)
  const height = Math.max(1, ...texts.map((text) => text.length)) * leading(size) + 6
  const draw = (y: number) => {
    if (color) ink.doc.rect(LEFT, y, WIDTH, height).fill(color)
    if (bold) ink.doc.rect(LEFT, y, 2.5, height).fill(COLOR.accent)
    ink.doc.rect(LEFT, y + height - 0.4, WIDTH, 0.4).fill(COLOR.rule)
    let x = LEFT
    texts.forEach((text, at) => {
      const align = alignOf(columns[at]!, at)
      const top = y + (height - text.length * leading(size)) / 2
      lines(ink, text, x + PAD, top, { size, weight, align, width: widths[at]! - 2 * PAD })
      x += widths[at]!
    })
  }
  return { height, again, withNext, draw }
}
