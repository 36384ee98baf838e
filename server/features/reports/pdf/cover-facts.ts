import { formatHomeDay } from '#contracts/model/date.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { drawableText, drawLine, drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { type Ink, label } from './ink.ts'

export function coverFacts(ink: Ink, report: Report): [string, string][] {
  const { name, domain } = marketplaces[report.marketplace]
  const subject: [string, string][] =
    report.kind === 'asin'
      ? [
          [label(ink, 'report.brand'), report.brand ?? '—'],
          ['ASIN', report.asin],
        ]
      : [
          [label(ink, 'report.keyword'), report.keyword],
          [label(ink, 'report.reference'), report.referenceAsin],
        ]
  return [
    ...subject,
    [label(ink, 'report.marketplace'), `${name[ink.language]} · ${domain}`],
    [label(ink, 'report.madeOn'), formatHomeDay(report.madeAt, ink.language)],
    [label(ink, 'report.asOf'), report.asOf],
  ]
}

/** Draws the facts between two rules; returns the y of the lower rule. */
export function drawFacts(ink: Ink, facts: [string, string][], top: number): number {
  const width = WIDTH / facts.length
  const values = facts.map(([, value]) => wrap(drawableText(ink, value), width - 8, 9, 'bold', 3).text)
  const height = 22 + Math.max(...values.map((text) => text.length)) * leading(9)
  ink.doc.rect(LEFT, top - 6, WIDTH, 0.6).fill(COLOR.rule)
  facts.forEach(([name], index) => {
    const x = LEFT + index * width
    drawLine(ink, name, x, top + 2, { size: SIZE.small, color: COLOR.soft })
    drawLines(ink, values[index]!, x, top + 2 + leading(SIZE.small), { size: 9, weight: 'bold' })
  })
  ink.doc.rect(LEFT, top + height, WIDTH, 0.6).fill(COLOR.rule)
  return top + height
}
