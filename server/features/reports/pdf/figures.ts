/** A few numbers become cards; texts or many figures become a grid of labels and values. */
import type { Figure } from '#contracts/model/report/figure.ts'
import { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, TONES, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { figureText, type Ink, label } from './ink.ts'
import { drawMethodMark } from './method-mark.ts'

const GAP = 8
const MAX_CARDS = 12
const isText = ({ unit }: Figure) => unit === 'text' || unit === 'label' || unit === 'band' || unit === 'size'

export function figuresPieces(ink: Ink, figures: Figure[]): Piece[] {
  const cards = figures.length <= MAX_CARDS && !figures.some(isText)
  const columns = cards ? cardColumns(figures) : 3
  const pieces: Piece[] = []
  for (let at = 0; at < figures.length; at += columns) {
    const row = figures.slice(at, at + columns)
    pieces.push(cards ? cardRow(ink, row, columns) : factRow(ink, row, columns, at > 0))
  }
  return keepListTogether(pieces, 2)
}

/** Few cards share one row; more get 3 or 4 columns, whichever leaves fewer gaps. Estimates show a range and need wide cards. */
function cardColumns(figures: Figure[]): number {
  const count = figures.length
  if (count <= 3) return Math.max(count, 2)
  if (figures.some(({ low }) => low !== undefined)) return count === 4 ? 2 : 3
  return count % 4 === 0 || count === 7 || count > 9 ? 4 : 3
}

/** Sets the value in the largest font size that fits on one line, or wraps it in the smallest. Never cuts it off. */
export function fitText(text: string, width: number, sizes: number[]): { size: number; text: string[] } {
  const size = sizes.find((candidate) => measureText(text, candidate, 'bold') <= width) ?? sizes.at(-1)!
  return { size, text: wrap(text, width, size, 'bold').text }
}

export function cardRow(ink: Ink, figures: Figure[], columns: number): Piece {
  const width = (WIDTH - GAP * (columns - 1)) / columns
  const inner = width - 22
  const values = figures.map((figure) => fitText(figureText(ink, figure), inner, [15, 13, 11, 9.5]))
  const labels = figures.map((figure) => wrap(label(ink, figure.label), inner - 8, SIZE.small).text)
  const labelHeight = Math.max(...labels.map((text) => text.length)) * leading(SIZE.small)
  const valueHeight = Math.max(...values.map(({ text, size }) => text.length * leading(size)))
  const height = labelHeight + valueHeight + 14
  const draw = (y: number) => {
    figures.forEach((figure, index) => {
      const x = LEFT + index * (width + GAP)
      ink.doc.roundedRect(x, y, width, height, 4).fill(COLOR.panel)
      ink.doc.rect(x, y + 6, 2.5, height - 12).fill(COLOR.accent)
      drawLines(ink, labels[index]!, x + 12, y + 6, { size: SIZE.small, color: COLOR.soft })
      drawMethodMark(ink, figure.method, x + width - 9, y + 6 + leading(SIZE.small) / 2)
      const { text, size } = values[index]!
      const tone = valueToneOf(figure.value, figure.unit)
      const color = tone ? TONES[tone][0] : COLOR.brand
      drawLines(ink, text, x + 12, y + 7 + labelHeight, { size, weight: 'bold', color })
    })
  }
  return { height, above: GAP, draw }
}

function factRow(ink: Ink, figures: Figure[], columns: number, ruled: boolean): Piece {
  const width = (WIDTH - GAP * (columns - 1)) / columns
  const values = figures.map((figure) => wrap(figureText(ink, figure), width - 6, SIZE.body, 'bold').text)
  const labels = figures.map((figure) => wrap(label(ink, figure.label), width - 12, SIZE.small).text)
  const labelHeight = Math.max(...labels.map((text) => text.length)) * leading(SIZE.small)
  const height = labelHeight + Math.max(...values.map((text) => text.length)) * leading(SIZE.body) + 9
  const draw = (y: number) => {
    if (ruled)
      ink.doc
        .lineWidth(0.5)
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .stroke(COLOR.rule)
    figures.forEach((figure, index) => {
      const x = LEFT + index * (width + GAP)
      drawMethodMark(ink, figure.method, x + 3, y + 4 + leading(SIZE.small) / 2)
      drawLines(ink, labels[index]!, x + 10, y + 4, { size: SIZE.small, color: COLOR.soft })
      const tone = valueToneOf(figure.value, figure.unit)
      drawLines(ink, values[index]!, x, y + 4 + labelHeight, { weight: 'bold', ...(tone && { color: TONES[tone][0] }) })
    })
  }
  return { height, above: ruled ? 0 : GAP, draw }
}
