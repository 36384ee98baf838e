import type { Block, ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { formatValue } from '#contracts/model/report/format.ts'
import { drawableText, drawLine, drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { figureText, type Ink, label } from './ink.ts'
import { drawMethodMark } from './method-mark.ts'
import { blockTitle } from './title.ts'
import { drawToned, figureColor, type Stretch, type TonedLine, tonedLines } from './toned-lines.ts'

type Score = Extract<Block, { kind: 'score' }>

const NAME = 128
/** Width of the weight at the right edge; the points are to its left. */
const WEIGHT = 80
/** Width of the method mark between points and weight, with air on both sides. */
const MARK = 20
const MIN_POINTS = 22
/** Width of the note beside the total. */
const NOTE = 260
const MAX_SCORE = 10
const BECAUSE = 8
/** From GOOD on, a part speaks for entering; below BAD, against it. */
const GOOD = 6.5
const BAD = 4

export function scorePieces(ink: Ink, { title, total, parts }: Score): Piece[] {
  const head = blockTitle(ink, label(ink, title), total.method, total.asOf)
  // All bars end at the same place, left of the widest points. Estimated points show a range.
  const widest = Math.max(
    MIN_POINTS,
    ...parts.map(({ points }) => measureText(pointsText(ink, points), SIZE.body, 'bold')),
  )
  return [
    head,
    totalPiece(ink, total),
    ...keepListTogether(
      parts.map((part) => partPiece(ink, part, WEIGHT + MARK + widest)),
      2,
    ),
  ]
}

function totalPiece(ink: Ink, total: Figure): Piece {
  const value = pointsText(ink, total)
  const height = leading(20) + 12
  const draw = (y: number) => {
    ink.doc.roundedRect(LEFT, y, WIDTH, height, 4).fill(COLOR.panel)
    ink.doc.rect(LEFT, y + 6, 2.5, height - 12).fill(COLOR.accent)
    const top = y + (height - leading(SIZE.body)) / 2
    drawLine(ink, label(ink, total.label), LEFT + 14, top, { color: COLOR.soft })
    drawLine(ink, value, LEFT + NAME + 14, y + 6, { size: 20, weight: 'bold', color: COLOR.brand })
    // The page lets readers move the weights; the PDF shows the proposed ones.
    const side = y + (height - leading(SIZE.small)) / 2
    drawLine(ink, label(ink, 'score.proposed'), RIGHT - NOTE - 14, side, {
      size: SIZE.small,
      color: COLOR.soft,
      align: 'right',
      width: NOTE,
    })
  }
  return { height, keepWithNext: true, draw }
}

/** Points show their maximum; other units need none. */
const pointsText = (ink: Ink, figure: Figure) =>
  figure.unit === 'points' && figure.value !== null
    ? label(ink, 'score.outOf', { points: figureText(ink, figure) })
    : figureText(ink, figure)

/** `side`: room to the right of the bar, in points. */
function partPiece(ink: Ink, part: ScorePart, side: number): Piece {
  const name = wrap(label(ink, part.label), NAME - 6, SIZE.body, 'bold').text
  const known = typeof part.points.value === 'number'
  const because = known
    ? becauseLines(ink, part.because, WIDTH - NAME - 14)
    : tonedLines(label(ink, 'score.unknown'), [], WIDTH - NAME - 14, { size: BECAUSE })
  const height = Math.max(leading(SIZE.body) + because.length * leading(BECAUSE), name.length * leading(SIZE.body)) + 12
  const percent = drawableText(ink, formatValue(part.weight, 'percent', ink.language, ink.marketplace))
  const weight = label(ink, 'score.weight', { weight: percent })
  const draw = (y: number) => {
    ink.doc.rect(LEFT, y + height - 0.5, WIDTH, 0.5).fill(COLOR.rule)
    drawLines(ink, name, LEFT + 14, y + 5, { weight: 'bold' })
    const x = LEFT + NAME + 14
    const middle = y + 5 + leading(SIZE.body) / 2
    drawBar(ink, x, middle, RIGHT - side - x - 10, part.points)
    const points = pointsText(ink, part.points)
    drawLine(ink, points, RIGHT - side, y + 5, { weight: 'bold', color: COLOR.brand })
    drawMethodMark(ink, part.points.method, RIGHT - side + measureText(points, SIZE.body, 'bold') + 7, middle)
    drawLine(ink, weight, RIGHT - WEIGHT, y + 5, { size: SIZE.small, color: COLOR.soft, align: 'right', width: WEIGHT })
    drawToned(ink, because, x, y + 6 + leading(SIZE.body), { size: BECAUSE, color: COLOR.soft })
  }
  return { height, draw }
}

function becauseLines(ink: Ink, because: readonly Figure[], width: number): TonedLine[] {
  let text = ''
  const stretches: Stretch[] = []
  for (const figure of because) {
    text += `${text && '  ·  '}${label(ink, figure.label)} `
    const from = text.length
    text += figureText(ink, figure)
    const color = figureColor(figure)
    if (color) stretches.push({ from, to: text.length, color })
  }
  return tonedLines(text, stretches, width, { size: BECAUSE })
}

function drawBar(ink: Ink, x: number, middle: number, width: number, { value }: Figure): void {
  ink.doc.roundedRect(x, middle - 3, width, 6, 3).fill(COLOR.panel)
  if (typeof value !== 'number' || value <= 0) return
  const color = value >= GOOD ? COLOR.good : value < BAD ? COLOR.bad : COLOR.warn
  ink.doc.roundedRect(x, middle - 3, Math.max(6, (width * Math.min(value, MAX_SCORE)) / MAX_SCORE), 6, 3).fill(color)
}
