/** A table: the head repeats on every page, and rows are never split. */
import { drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, TONES, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureForBreaking } from '#server/platform/pdf/typeface.ts'
import { columnWidths, type Head, PAD, type Row } from './grid-widths.ts'
import type { Ink } from './ink.ts'
import { drawMethodMark } from './method-mark.ts'

/** Longest cell, in lines. Formulas in the last section take up to nine. */
const MAX_LINES = 12
/** Minimum number of table rows on each page. */
const MIN_ROWS = 3

/** Numbers align right. The first column names the row and aligns left. */
const alignOf = ({ words }: Head, at: number) => (words || at === 0 ? 'left' : 'right')

interface Grid {
  heads: Head[]
  widths: number[]
  size: number
}

export function gridPieces(ink: Ink, heads: Head[], rows: Row[]): Piece[] {
  const grid: Grid = { heads, ...columnWidths(heads, rows) }
  const head = headPiece(ink, grid)
  const body = rows.map((row, index) => ({ ...rowPiece(ink, grid, row, index), repeatedHead: head }))
  return [head, ...keepListTogether(body, MIN_ROWS)]
}

/** Breaks a head into lines of about equal length: a last line of a single character looks lost. */
function balanceLines(text: string, width: number, size: number): string[] {
  const { text: full } = wrap(text, width, size, 'bold')
  const word = Math.max(
    ...text.split(/[\s-]+/).map((part) => (/[a-z]/i.test(part) ? measureForBreaking(part, size, 'bold') : 0)),
  )
  for (let narrow = Math.max(width / 2, word + 0.1); full.length > 1 && narrow < width; narrow += 3) {
    const tried = wrap(text, narrow, size, 'bold').text
    if (tried.length === full.length) return tried
  }
  return full
}

function headPiece(ink: Ink, { heads, widths, size }: Grid): Piece {
  const texts = heads.map(({ text }, at) => balanceLines(text, widths[at]! - 2 * PAD, size))
  const height = Math.max(...texts.map((text) => text.length)) * leading(size) + 8
  const draw = (y: number) => {
    ink.doc.rect(LEFT, y, WIDTH, height).fill(COLOR.brand)
    let x = LEFT
    heads.forEach((head, at) => {
      const width = widths[at]! - 2 * PAD
      const top = y + (height - texts[at]!.length * leading(size)) / 2
      drawLines(ink, texts[at]!, x + PAD, top, {
        size,
        weight: 'bold',
        color: COLOR.white,
        align: alignOf(head, at),
        width,
      })
      if (head.method) drawMethodMark(ink, head.method, x + widths[at]! - 3, y + 4, 1.4)
      x += widths[at]!
    })
  }
  return { height, keepWithNext: true, draw }
}

function rowPiece(ink: Ink, { heads, widths, size }: Grid, { cells, highlight, toned }: Row, index: number): Piece {
  const weight = highlight ? 'bold' : 'regular'
  const ground = highlight ? COLOR.accentSoft : index % 2 === 1 ? COLOR.zebra : null
  const texts = cells.map((cell, at) => wrap(cell, widths[at]! - 2 * PAD, size, weight, MAX_LINES).text)
  const height = Math.max(1, ...texts.map((text) => text.length)) * leading(size) + 6
  const draw = (y: number) => {
    if (ground) ink.doc.rect(LEFT, y, WIDTH, height).fill(ground)
    if (highlight) ink.doc.rect(LEFT, y, 2.5, height).fill(COLOR.accent)
    ink.doc.rect(LEFT, y + height - 0.4, WIDTH, 0.4).fill(COLOR.rule)
    let x = LEFT
    texts.forEach((text, at) => {
      const top = y + (height - text.length * leading(size)) / 2
      const tone = toned?.find((each) => each.at === at)?.tone
      const color = tone ? TONES[tone][0] : COLOR.ink
      const width = widths[at]! - 2 * PAD
      drawLines(ink, text, x + PAD, top, { size, weight, color, align: alignOf(heads[at]!, at), width })
      x += widths[at]!
    })
  }
  return { height, draw }
}
