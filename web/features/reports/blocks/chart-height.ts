import type { Block, Chart } from '#contracts/model/report/block-kinds.ts'

/** Pixels to reserve for a chart: bars grow with their number, so that every name can be read. */
function chartHeight(chart: Chart): number {
  if (chart.shape === 'bars') return 24 + 26 * chart.items.length
  if (chart.shape === 'pie') return Math.max(200, 32 + 24 * chart.items.length)
  return 216
}

/** The height of the charts in a row of blocks: that of the tallest, so that neighbours end together. */
export const rowHeight = (row: readonly Block[]) =>
  Math.max(0, ...row.map((block) => (block.kind === 'chart' ? chartHeight(block) : 0)))
