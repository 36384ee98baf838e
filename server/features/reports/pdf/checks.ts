import type { Check } from '#contracts/model/report/block-kinds.ts'
import { formatValue } from '#contracts/model/report/format.ts'
import { drawableText, drawLine, leading } from '#server/platform/pdf/ink.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { sentenceLines } from './sentence-lines.ts'
import { drawToned } from './toned-lines.ts'

const COLORS: Record<Check['verdict'], [string, string]> = {
  pass: [COLOR.good, COLOR.goodSoft],
  warn: [COLOR.warn, COLOR.warnSoft],
  fail: [COLOR.bad, COLOR.badSoft],
  unknown: [COLOR.soft, COLOR.panel],
}
const SIDE = 62
const TAG = 62

export const checksPieces = (ink: Ink, checks: Check[]): Piece[] =>
  keepListTogether(
    checks.map((check, index) => checkPiece(ink, check, index === 0)),
    3,
  )

function checkPiece(ink: Ink, check: Check, first: boolean): Piece {
  const width = WIDTH - SIDE - TAG - 8
  const rule = sentenceLines(ink, check.rule, width)
  const fix = check.fix ? sentenceLines(ink, check.fix, width - 12, { size: 8.2 }) : []
  const height = rule.length * leading(SIZE.body) + fix.length * leading(8.2) + (fix.length ? 13 : 10)
  const score = (points: number) => drawableText(ink, formatValue(points, 'score', ink.language, ink.marketplace))
  const draw = (y: number) => {
    const [color, fill] = COLORS[check.verdict]
    if (first) ink.doc.rect(LEFT, y, WIDTH, 0.6).fill(COLOR.rule)
    ink.doc.rect(LEFT, y + height, WIDTH, 0.5).fill(COLOR.rule)
    drawPill(ink, label(ink, `verdict.${check.verdict}`), LEFT + 4, y + 5.5, color, fill)
    const under = drawToned(ink, rule, LEFT + TAG, y + 5)
    if (fix.length) {
      ink.doc
        .polygon([LEFT + TAG, y + under + 10], [LEFT + TAG + 4.5, y + under + 13], [LEFT + TAG, y + under + 16])
        .fill(COLOR.accent)
      drawToned(ink, fix, LEFT + TAG + 12, y + under + 7, { size: 8.2, color: COLOR.soft })
    }
    if (check.maximum > 0) drawScore(ink, `${score(check.points)} / ${score(check.maximum)}`, check, y + 5, color)
  }
  return { height, above: first ? 8 : 0, draw }
}

function drawScore(ink: Ink, text: string, { points, maximum }: Check, y: number, color: string): void {
  const x = RIGHT - SIDE + 8
  const width = SIDE - 8
  drawLine(ink, text, x, y, { size: SIZE.small, weight: 'bold', align: 'right', width })
  ink.doc.roundedRect(x, y + 13.5, width, 2.4, 1.2).fill(COLOR.rule)
  const share = Math.min(1, Math.max(0, points / maximum))
  if (share > 0) ink.doc.roundedRect(x, y + 13.5, width * share, 2.4, 1.2).fill(color)
}
