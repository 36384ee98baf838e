/** The mark beside a number shows its method; the contents page and every footer explain it. */
import type { Method } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import type { Ink } from './ink.ts'

const REAL: Method[] = ['observed', 'estimated', 'calculated']
export const methodsOf = ({ sample }: Pick<Report, 'sample'>): Method[] => (sample ? [...REAL, 'sample'] : REAL)

/** Draws the mark centered on x, y: a dot for observed, a ring for estimated, a square for calculated, a triangle for sample. */
export function drawMethodMark(ink: Ink, method: Method, x: number, y: number, radius = 1.9): void {
  const { doc } = ink
  if (method === 'observed') doc.circle(x, y, radius).fill(COLOR.accent)
  else if (method === 'estimated')
    doc
      .lineWidth(0.9)
      .circle(x, y, radius - 0.4)
      .stroke(COLOR.warn)
  else if (method === 'calculated')
    doc.rect(x - radius + 0.2, y - radius + 0.2, 2 * radius - 0.4, 2 * radius - 0.4).fill(COLOR.calculated)
  else doc.polygon([x, y - radius], [x + radius, y + radius * 0.8], [x - radius, y + radius * 0.8]).fill(COLOR.sample)
}
