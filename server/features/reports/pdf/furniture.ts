import { formatHomeDay } from '#contracts/model/date.ts'
import { headingOf } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { drawableText, drawLine, leading } from '#server/platform/pdf/ink.ts'
import { fitOnOneLine } from '#server/platform/pdf/lines.ts'
import { drawLogo } from '#server/platform/pdf/logo.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, PAGE, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { type Ink, label } from './ink.ts'
import { drawMethodMark, methodsOf } from './method-mark.ts'

const HEAD = 34
const FOOT = PAGE.height - 40

/** Returns a function that draws the header on the current page: title, marketplace, and ASIN or keyword. */
export function createHeader(ink: Ink, report: Report): () => void {
  const heading = headingOf(report, ink.language)
  const right = fitOnOneLine(
    `${report.marketplace} · ${drawableText(ink, heading.asinOrKeyword)}`,
    WIDTH / 3,
    SIZE.small,
    'bold',
  )
  const width = measureText(right, SIZE.small, 'bold')
  const title = fitOnOneLine(drawableText(ink, heading.title), WIDTH - width - 76, SIZE.small)
  return () => {
    drawLogo(ink, LEFT, HEAD, 11)
    drawLine(ink, title, LEFT + 16, HEAD, { size: SIZE.small, color: COLOR.soft })
    drawLine(ink, right, RIGHT - width, HEAD, { size: SIZE.small, weight: 'bold', color: COLOR.brand })
    ink.doc.rect(LEFT, HEAD + 17, WIDTH, 0.6).fill(COLOR.rule)
  }
}

/** Draws the footer of the current page: creation day, sample label, legend of the marks, page number. */
export function drawFooter(ink: Ink, report: Report, page: number, pages: number): void {
  const small = { size: SIZE.tiny, color: COLOR.soft }
  ink.doc.rect(LEFT, FOOT - 6, WIDTH, 0.6).fill(COLOR.rule)
  const made = `${label(ink, 'report.madeOn')} ${formatHomeDay(report.madeAt, ink.language)}`
  drawLine(ink, made, LEFT, FOOT, small)
  let x = LEFT + measureText(made, SIZE.tiny) + 12
  if (report.sample) x += drawPill(ink, label(ink, 'report.sample'), x, FOOT - 1.4, COLOR.sample, COLOR.sampleSoft) + 12
  const number = label(ink, 'report.page', { page: String(page), pages: String(pages) })
  drawLine(ink, number, RIGHT - 120, FOOT, { ...small, align: 'right', width: 120 })
  const methods = methodsOf(report)
  const names = methods.map((method) => label(ink, `method.${method}`))
  const widths = names.map((name) => measureText(name, SIZE.tiny) + 18)
  x = Math.max(x, (PAGE.width - widths.reduce((sum, width) => sum + width, 0)) / 2)
  methods.forEach((method, index) => {
    drawMethodMark(ink, method, x + 3, FOOT + leading(SIZE.tiny) / 2, 1.7)
    drawLine(ink, names[index]!, x + 8, FOOT, small)
    x += widths[index]!
  })
}
