import type { Block, Chart } from '#contracts/model/report/block-kinds.ts'

/** Height in pixels. Bar charts grow with the number of bars, so that every label stays legible. */
function chartHeight(chart: Chart): number {
  if (chart.shape === 'bars') return 24 + 26 * chart.items.length
  if (chart.shape === 'pie') return Math.max(200, 32 + 24 * chart.items.length)
  return 216
}

/** The height of the tallest chart in pixels, shared by all charts of the row. */
export const rowHeight = (row: readonly Block[]) =>
  Math.max(0, ...row.map((block) => (block.kind === 'chart' ? chartHeight(block) : 0)))
