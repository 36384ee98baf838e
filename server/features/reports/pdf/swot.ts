/** The four quadrants, two by two; a row of quadrants stays whole. */
import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import { leading, line, lines } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label, sentenceText } from './ink.ts'

const GAP = 10
const CELL = (WIDTH - GAP) / 2
const COLORS: Record<Quadrant['title'], [string, string]> = {
  strengths: [COLOR.good, COLOR.goodSoft],
  weaknesses: [COLOR.warn, COLOR.warnSoft],
  opportunities: [COLOR.accent, COLOR.accentSoft],
  threats: [COLOR.bad, COLOR.badSoft],
}

export function swotPieces(ink: Ink, quadrants: Quadrant[]): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < quadrants.length; at += 2) pieces.push(rowPiece(ink, quadrants.slice(at, at + 2)))
  return pieces
}

function rowPiece(ink: Ink, row: Quadrant[]): Piece {
  const texts = row.map(({ items }) => items.map((item) => wrap(sentenceText(ink, item), CELL - 38, SIZE.body).text))
  const heightOf = (items: string[][]) =>
    items.reduce((sum, item) => sum + item.length * leading(SIZE.body) + 4, 0) || leading(SIZE.body)
  const height = 26 + Math.max(...texts.map(heightOf)) + 12
  const draw = (y: number) => {
    row.forEach(({ title }, index) => {
      const x = LEFT + index * (CELL + GAP)
      const [color, fill] = COLORS[title]
      ink.doc.roundedRect(x, y, CELL, height, 4).fill(fill)
      ink.doc.roundedRect(x, y, CELL, 3, 1.5).fill(color)
      line(ink, title[0]!.toUpperCase(), x + 12, y + 8, { size: 12, weight: 'bold', color })
      line(ink, label(ink, `quadrant.${title}`), x + 26, y + 9.4, { size: SIZE.block, weight: 'bold', color })
      let at = y + 30
      for (const item of texts[index]!) {
        ink.doc.circle(x + 15, at + leading(SIZE.body) / 2, 1.4).fill(color)
        at += lines(ink, item, x + 24, at) + 4
      }
      if (texts[index]!.length === 0) line(ink, '—', x + 24, at, { color: COLOR.soft })
    })
  }
  return { height, above: GAP, draw }
}
