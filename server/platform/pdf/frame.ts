/** What surrounds the content of a printed result: brand band, running header, footer, headings. */
import { drawableText, drawLine, drawLines, leading, type Paper } from './ink.ts'
import { fitOnOneLine, wrap } from './lines.ts'
import { drawLogo } from './logo.ts'
import type { Piece } from './page.ts'
import { drawPill } from './pill.ts'
import { COLOR, LEFT, PAGE, RIGHT, SIZE, WIDTH } from './theme.ts'
import { measureText } from './typeface.ts'

const BAND = 96
export const BELOW_BAND = BAND + 22
const HEAD = 34
const FOOT = PAGE.height - 40

export interface Frame {
  /** Title of the running header. */
  about: string
  day: string
  /** On the left of every footer. */
  note: string
  /** A pill behind the note, for sample data. */
  mark?: string
  page: (page: number, pages: number) => string
}

/** Draws the band on top of the first page. */
export function drawBand(ink: Paper, title: string, note: string): void {
  ink.doc.rect(0, 0, PAGE.width, BAND).fill(COLOR.brand)
  ink.doc.rect(0, BAND, PAGE.width, 3).fill(COLOR.bright)
  drawLogo(ink, RIGHT - 30, 30, 30, true)
  drawLine(ink, title, LEFT, 26, { size: 22, weight: 'bold', color: COLOR.white })
  drawLine(ink, note, LEFT, 64, { size: SIZE.body, color: COLOR.accentSoft })
}

/** Draws headers, from the second page on, and footers. Call it last: it needs the number of pages. */
export function drawFrames(ink: Paper, frame: Frame): void {
  const { count } = ink.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    ink.doc.switchToPage(page)
    if (page > 0) drawHeader(ink, frame)
    drawFooter(ink, frame, frame.page(page + 1, count))
  }
}

function drawHeader(ink: Paper, { about, day }: Frame): void {
  const width = measureText(day, SIZE.small)
  const title = fitOnOneLine(drawableText(ink, about), WIDTH - width - 40, SIZE.small)
  drawLine(ink, title, LEFT, HEAD, { size: SIZE.small, color: COLOR.soft })
  drawLine(ink, day, RIGHT - width, HEAD, { size: SIZE.small, color: COLOR.soft })
  ink.doc.rect(LEFT, HEAD + 17, WIDTH, 0.6).fill(COLOR.rule)
}

function drawFooter(ink: Paper, { note, mark }: Frame, page: string): void {
  ink.doc.rect(LEFT, FOOT - 6, WIDTH, 0.6).fill(COLOR.rule)
  const text = drawableText(ink, note)
  drawLine(ink, text, LEFT, FOOT, { size: SIZE.tiny, color: COLOR.soft })
  if (mark) drawPill(ink, mark, LEFT + measureText(text, SIZE.tiny) + 10, FOOT - 1.4, COLOR.warn, COLOR.warnSoft)
  drawLine(ink, page, RIGHT - 90, FOOT, { size: SIZE.tiny, color: COLOR.soft, align: 'right', width: 90 })
}

/** A heading; it stays on the page of what follows. */
export function headingPiece(ink: Paper, content: string): Piece {
  const { text } = wrap(drawableText(ink, content), WIDTH, SIZE.block, 'bold')
  return {
    height: text.length * leading(SIZE.block) + 8,
    above: 8,
    keepWithNext: true,
    draw: (y) => drawLines(ink, text, LEFT, y, { size: SIZE.block, weight: 'bold', color: COLOR.brand }),
  }
}
