import type { Chart } from '#contracts/model/report/report.ts'

/** Pixels to reserve for a chart: bars grow with their number, so that every name can be read. */
export function chartHeight(chart: Chart): number {
  if (chart.shape === 'bars') return 24 + 34 * chart.items.length
  if (chart.shape === 'pie') return Math.max(220, 32 + 26 * chart.items.length)
  return 320
}
