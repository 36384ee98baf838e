import { writerText } from '#contracts/model/report/heading.ts'
import type { Quality, Report } from '#contracts/model/report/report.ts'
import { drawLine, drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'
import { verdictTag } from './verdict.ts'

const COLORS: Record<Quality['level'], [string, string]> = {
  good: [COLOR.good, COLOR.goodSoft],
  fair: [COLOR.warn, COLOR.warnSoft],
  poor: [COLOR.bad, COLOR.badSoft],
}

/** Draws verdict, data quality and author, as far as the report has them; returns the y below them. */
export function drawNotes(ink: Ink, report: Report, top: number): number {
  let y = top
  const verdict = report.sections[0]?.blocks.find(({ kind }) => kind === 'verdict')
  if (verdict?.kind === 'verdict') {
    y += 14
    verdictTag(ink, verdict, LEFT, y)
    y += 26
  }
  if (report.quality) {
    y += 12
    const { level, full, partial, missing } = report.quality
    const width = drawPill(ink, label(ink, `quality.${level}`), LEFT, y, ...COLORS[level])
    const counts = { full: String(full), partial: String(partial), missing: String(missing) }
    drawLine(ink, label(ink, 'quality.counts', counts), LEFT + width + 10, y + 0.7, {
      size: SIZE.small,
      color: COLOR.soft,
    })
    y += 14
  }
  if (report.writer) {
    const { key, params } = writerText(report.writer, ink.language)
    const text = wrap(label(ink, key, params), WIDTH, SIZE.small).text
    y += 6 + drawLines(ink, text, LEFT, y + 6, { size: SIZE.small, color: COLOR.soft })
  }
  return Math.max(y, top + leading(SIZE.small) / 2)
}
