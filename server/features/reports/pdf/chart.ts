/** Draws the option that the browser draws too, as vectors. A chart may shrink but is never split. */

import type { Chart } from '#contracts/model/report/block-kinds.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { LEFT, WIDTH } from '#server/platform/pdf/theme.ts'
import { chartSvg } from './chart-svg.ts'
import { type Ink, label } from './ink.ts'
import { paintSvg } from './svg-paint.ts'
import { blockTitle } from './title.ts'

/** The font sizes of the option are for the screen; on paper the drawing is smaller, to match the text around it. */
const SCALE = 0.82
/** Heights before scaling: of a bar with its name, of a name beside a ring, and of whole charts. */
const BAR = 21
const NAME = 26
const CARTESIAN = 236
const RING = 150

function heightOf(chart: Chart): number {
  if (chart.shape === 'cartesian') return CARTESIAN
  return chart.shape === 'bars' ? chart.items.length * BAR + 20 : Math.max(RING, chart.items.length * NAME + 20)
}

/** The share of its height to which a chart may shrink to fit the end of a page. A smaller ring would cover its names. */
const MIN_SHARE: Record<Chart['shape'], number> = { cartesian: 0.7, bars: 0.75, pie: 1 }

export function chartPieces(ink: Ink, chart: Chart): Piece[] {
  const full = heightOf(chart) * SCALE
  const sized = (height: number): Piece => ({
    height,
    draw: (y) => {
      const option = chartOption(chart, ink.language, ink.marketplace)
      paintSvg(ink, chartSvg(option, Math.round(WIDTH / SCALE), Math.floor(height / SCALE)), LEFT, y, SCALE)
    },
    fitInto: (room) => (room >= full * MIN_SHARE[chart.shape] ? [sized(Math.min(room, full))] : null),
  })
  return [blockTitle(ink, label(ink, chart.title), chart.method, chart.asOf), sized(full)]
}
