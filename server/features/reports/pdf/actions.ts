import type { Action } from '#contracts/model/report/block-kinds.ts'
import { formatValue } from '#contracts/model/report/format.ts'
import { drawableText, drawLine, leading } from '#server/platform/pdf/ink.ts'
import { keepListTogether, type Piece } from '#server/platform/pdf/page.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { type Ink, label } from './ink.ts'
import { sentenceLines } from './sentence-lines.ts'
import { drawToned } from './toned-lines.ts'

const SIDE = 92
const COLORS: Record<Action['priority'], [string, string]> = {
  high: [COLOR.bad, COLOR.badSoft],
  medium: [COLOR.warn, COLOR.warnSoft],
  low: [COLOR.good, COLOR.goodSoft],
}

export const actionsPieces = (ink: Ink, actions: Action[]): Piece[] =>
  keepListTogether(
    actions.map((action, index) => actionPiece(ink, action, index + 1)),
    1,
  )

function actionPiece(ink: Ink, action: Action, number: number): Piece {
  const width = WIDTH - SIDE - 40
  const what = sentenceLines(ink, action.what, width, { size: 9.5, weight: 'bold' })
  const why = sentenceLines(ink, action.why, width, { size: 8.5 })
  const days = drawableText(ink, formatValue(action.withinDays, 'days', ink.language, ink.marketplace))
  const height = Math.max(what.length * leading(9.5) + why.length * leading(8.5) + 18, 46)
  const draw = (y: number) => {
    const [color, fill] = COLORS[action.priority]
    ink.doc.lineWidth(0.7).roundedRect(LEFT, y, WIDTH, height, 4).stroke(COLOR.rule)
    ink.doc.circle(LEFT + 19, y + 18, 9).fill(COLOR.brand)
    const centred = { align: 'center' as const, width: 18 }
    drawLine(ink, String(number), LEFT + 10, y + 11, { size: 9, weight: 'bold', color: COLOR.white, ...centred })
    const under = drawToned(ink, what, LEFT + 38, y + 8, { size: 9.5, weight: 'bold' })
    drawToned(ink, why, LEFT + 38, y + 10 + under, { size: 8.5, color: COLOR.soft })
    const priority = label(ink, `priority.${action.priority}`)
    drawPill(ink, priority, RIGHT - 10 - measureText(priority, SIZE.tiny, 'bold') - 12, y + 9, color, fill)
    const due = label(ink, 'action.within', { days })
    drawLine(ink, due, RIGHT - SIDE, y + 25, { size: SIZE.small, color: COLOR.soft, align: 'right', width: SIDE - 12 })
  }
  return { height, above: 8, draw }
}
