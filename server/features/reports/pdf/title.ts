import type { Method } from '#contracts/model/report/figure.ts'
import type { Section } from '#contracts/model/report/report.ts'
import { drawLine, leading } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { type Ink, label } from './ink.ts'
import { drawMethodMark } from './method-mark.ts'

export const sectionName = (ink: Ink, section: Section) => label(ink, `section.${section.key}`)

/** Calls `drawn` when the title is drawn, so that the caller learns its page. */
export function sectionTitle(ink: Ink, section: Section, number: number, drawn: () => void): Piece {
  const { doc } = ink
  const name = sectionName(ink, section)
  const note = section.completeness === 'full' ? null : label(ink, `completeness.${section.completeness}`)
  const draw = (y: number) => {
    doc.addNamedDestination(section.key, 'XYZ', LEFT, y - 8, null)
    doc.outline.addItem(`${number} ${name}`)
    drawn()
    doc.roundedRect(LEFT, y, 26, 22, 3).fill(COLOR.brand)
    const digits = String(number).padStart(2, '0')
    drawLine(ink, digits, LEFT, y + 2, { size: 11.5, weight: 'bold', color: COLOR.white, align: 'center', width: 26 })
    drawLine(ink, name, LEFT + 36, y - 1.4, { size: SIZE.section, weight: 'bold', color: COLOR.brand })
    if (note)
      drawPill(ink, note, LEFT + 46 + measureText(name, SIZE.section, 'bold'), y + 4.5, COLOR.warn, COLOR.warnSoft)
    doc.rect(LEFT, y + 27, WIDTH, 0.6).fill(COLOR.rule)
    doc.rect(LEFT, y + 26.4, 60, 1.8).fill(COLOR.accent)
  }
  return { height: 33, above: 24, keepWithNext: true, draw }
}

/** The title line of a table or a chart, with method and date. */
export function blockTitle(ink: Ink, text: string, method: Method | null, asOf: string | null): Piece {
  const note = asOf === null ? '' : `${label(ink, 'report.asOf')} ${asOf}`
  const draw = (y: number) => {
    drawLine(ink, text, LEFT, y, { size: SIZE.block, weight: 'bold', color: COLOR.ink })
    const small = { size: SIZE.tiny, color: COLOR.soft }
    const noteWidth = measureText(note, SIZE.tiny)
    drawLine(ink, note, RIGHT - noteWidth, y + 3, small)
    if (method) {
      const name = label(ink, `method.${method}`)
      const x = RIGHT - noteWidth - 10 - measureText(name, SIZE.tiny)
      drawMethodMark(ink, method, x - 6, y + 3 + leading(SIZE.tiny) / 2)
      drawLine(ink, name, x, y + 3, small)
    }
  }
  return { height: leading(SIZE.block) + 4, above: 14, keepWithNext: true, draw }
}

/** A note in place of missing rows or blocks. */
export function emptyPiece(ink: Ink): Piece {
  const style = { color: COLOR.soft, align: 'center' as const, width: WIDTH }
  return { height: 22, above: 4, draw: (y) => drawLine(ink, label(ink, 'report.noRows'), LEFT, y + 4, style) }
}
