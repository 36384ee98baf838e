/** A table of a printed calculation: the head repeats on every page, and rows are never split. */
import { headingPiece } from '#server/platform/pdf/frame.ts'
import { drawableText, drawLines, leading, type Paper } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'

const PAD = 6
/** Space between a table and what follows it. */
const BELOW_TABLE = 16
/** Minimum number of table rows on a page. */
const MIN_ROWS = 2

export interface TableColumn {
  name: string
  /** Fraction of the page width. */
  width: number
  isNumber?: boolean
}

export interface TableRow {
  cells: string[]
  /** Whether the row is a total. */
  isBold?: boolean
  /** Color of the numbers. */
  color?: string
}

/** A table below its heading. */
export const titledTable = (
  ink: Paper,
  title: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): Piece[] => [headingBelow(ink, title), ...tablePieces(ink, columns, rows)]

/** A heading that follows a table. */
export const headingBelow = (ink: Paper, title: string): Piece => ({ ...headingPiece(ink, title), above: BELOW_TABLE })

export function tablePieces(ink: Paper, columns: readonly TableColumn[], rows: readonly TableRow[]): Piece[] {
  const head = headPiece(ink, columns)
  const body = rows.map((row, index) => ({ ...rowPiece(ink, columns, row, index), repeatedHead: head }))
  return [head, ...keepListTogether(body, MIN_ROWS)]
}

const widthOf = ({ width }: TableColumn) => width * WIDTH - 2 * PAD

function drawCells(
  ink: Paper,
  columns: readonly TableColumn[],
  texts: readonly string[][],
  y: number,
  style: { weight: 'bold' | 'regular'; colorOf: (column: TableColumn) => string },
): void {
  let x = LEFT
  columns.forEach((column, at) => {
    drawLines(ink, texts[at] ?? [], x + PAD, y, {
      size: SIZE.small,
      weight: style.weight,
      color: style.colorOf(column),
      align: column.isNumber ? 'right' : 'left',
      width: widthOf(column),
    })
    x += column.width * WIDTH
  })
}

const heightOf = (texts: readonly string[][]) => Math.max(...texts.map(({ length }) => length)) * leading(SIZE.small)

function headPiece(ink: Paper, columns: readonly TableColumn[]): Piece {
  const texts = columns.map((column) => wrap(drawableText(ink, column.name), widthOf(column), SIZE.small, 'bold').text)
  const height = heightOf(texts) + 8
  const draw = (y: number) => {
    ink.doc.rect(LEFT, y, WIDTH, height).fill(COLOR.brand)
    drawCells(ink, columns, texts, y + 4, { weight: 'bold', colorOf: () => COLOR.white })
  }
  return { height, keepWithNext: true, draw }
}

function rowPiece(ink: Paper, columns: readonly TableColumn[], row: TableRow, index: number): Piece {
  const { cells, isBold = false, color = COLOR.ink } = row
  const weight = isBold ? 'bold' : 'regular'
  const ground = isBold ? COLOR.accentSoft : index % 2 === 1 ? COLOR.zebra : null
  const texts = columns.map(
    (column, at) => wrap(drawableText(ink, cells[at] ?? ''), widthOf(column), SIZE.small, weight).text,
  )
  const height = heightOf(texts) + 7
  const draw = (y: number) => {
    if (ground) ink.doc.rect(LEFT, y, WIDTH, height).fill(ground)
    ink.doc.rect(LEFT, y + height - 0.4, WIDTH, 0.4).fill(COLOR.rule)
    drawCells(ink, columns, texts, y + 3.5, { weight, colorOf: ({ isNumber }) => (isNumber ? color : COLOR.ink) })
  }
  return { height, draw }
}
