import type { Method } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { drawLine, leading } from '#server/platform/pdf/ink.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, RIGHT, SIZE, TOP, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { type Ink, label } from './ink.ts'
import { drawMethodMark, methodsOf } from './method-mark.ts'
import { sectionName } from './title.ts'

const ROW = 29

/** Draws the contents on the current page; `pages`: the page number of each section, in order. */
export function drawContents(ink: Ink, report: Report, pages: number[]): void {
  const { doc } = ink
  drawLine(ink, label(ink, 'report.contents'), LEFT, TOP, { size: 22, weight: 'bold', color: COLOR.brand })
  doc.rect(LEFT, TOP + 40, 60, 2.4).fill(COLOR.accent)
  report.sections.forEach((section, index) => {
    const y = TOP + 58 + index * ROW
    const name = sectionName(ink, section)
    const page = String(pages[index] ?? '')
    drawLine(ink, String(index + 1).padStart(2, '0'), LEFT, y, { size: 11, weight: 'bold', color: COLOR.accent })
    drawLine(ink, name, LEFT + 30, y, { size: 11 })
    drawLine(ink, page, RIGHT - 30, y, { size: 11, weight: 'bold', color: COLOR.brand, align: 'right', width: 30 })
    let from = LEFT + 38 + measureText(name, 11)
    if (section.completeness !== 'full') {
      from +=
        drawPill(ink, label(ink, `completeness.${section.completeness}`), from, y + 2, COLOR.warn, COLOR.warnSoft) + 8
    }
    drawLeader(ink, from, RIGHT - 10 - measureText(page, 11, 'bold'), y + leading(11) / 2 + 4)
    doc.goTo(LEFT, y, WIDTH, leading(11), section.key)
  })
  drawLegend(ink, methodsOf(report), TOP + 58 + report.sections.length * ROW + 26)
}

function drawLeader(ink: Ink, from: number, to: number, y: number): void {
  if (to <= from) return
  ink.doc.lineWidth(1).lineCap('round').dash(0.01, { space: 4 }).moveTo(from, y).lineTo(to, y).stroke(COLOR.faint)
  ink.doc.undash().lineCap('butt')
}

function drawLegend(ink: Ink, methods: Method[], top: number): void {
  const height = 34 + methods.length * leading(SIZE.body)
  ink.doc.roundedRect(LEFT, top, WIDTH, height, 4).fill(COLOR.panel)
  drawLine(ink, label(ink, 'report.legend'), LEFT + 14, top + 8, {
    size: SIZE.small,
    weight: 'bold',
    color: COLOR.soft,
  })
  methods.forEach((method, index) => {
    const y = top + 24 + index * leading(SIZE.body)
    drawMethodMark(ink, method, LEFT + 18, y + leading(SIZE.body) / 2, 2.4)
    drawLine(ink, label(ink, `method.${method}`), LEFT + 28, y, { weight: 'bold' })
    drawLine(ink, label(ink, `methodMeaning.${method}`), LEFT + 100, y, { color: COLOR.soft })
  })
}
