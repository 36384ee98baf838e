/** A chart with its title: drawn as vectors from the option that the browser draws too, never split. */
import { chartOption } from '#contracts/model/report/charts.ts'
import type { Chart } from '#contracts/model/report/report.ts'
import { chartSvg } from './chart-svg.ts'
import { type Ink, label } from './ink.ts'
import type { Piece } from './page.ts'
import { paintSvg } from './svg-paint.ts'
import { LEFT, WIDTH } from './theme.ts'
import { blockTitle } from './title.ts'

const ROW = 22

export function chartPieces(ink: Ink, chart: Chart): Piece[] {
  const height = chart.shape === 'bars' ? Math.max(90, chart.items.length * ROW + 30) : 190
  const draw = (y: number) => {
    paintSvg(ink, chartSvg(chartOption(chart, ink.language, ink.marketplace), WIDTH, height), LEFT, y)
  }
  return [blockTitle(ink, label(ink, chart.title), chart.method, chart.asOf), { height, draw }]
}
