/** A chart with its title: drawn as vectors from the option that the browser draws too. It may shrink, but is never split. */

import type { Chart } from '#contracts/model/report/block-kinds.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { LEFT, WIDTH } from '#server/platform/pdf/theme.ts'
import { chartSvg } from './chart-svg.ts'
import { type Ink, label } from './ink.ts'
import { paintSvg } from './svg-paint.ts'
import { blockTitle } from './title.ts'

/** The option's letters are made for the screen; on paper the drawing is set smaller, to go with the text around it. */
const SCALE = 0.82
/** Height of a bar with its name and of a name beside a ring; before scaling, as the others. */
const BAR = 21
const NAME = 26
const CARTESIAN = 236
const RING = 150

function heightOf(chart: Chart): number {
  if (chart.shape === 'cartesian') return CARTESIAN
  return chart.shape === 'bars' ? chart.items.length * BAR + 20 : Math.max(RING, chart.items.length * NAME + 20)
}

/** Share of its height down to which a chart may shrink to fit the end of a page; a ring would cover its names. */
const LEAST: Record<Chart['shape'], number> = { cartesian: 0.7, bars: 0.75, pie: 1 }

export function chartPieces(ink: Ink, chart: Chart): Piece[] {
  const full = heightOf(chart) * SCALE
  const sized = (height: number): Piece => ({
    height,
    draw: (y) => {
      const option = chartOption(chart, ink.language, ink.marketplace)
      paintSvg(ink, chartSvg(option, Math.round(WIDTH / SCALE), Math.floor(height / SCALE)), LEFT, y, SCALE)
    },
    within: (room) => (room >= full * LEAST[chart.shape] ? [sized(Math.min(room, full))] : null),
  })
  return [blockTitle(ink, label(ink, chart.title), chart.method, chart.asOf), sized(full)]
}
