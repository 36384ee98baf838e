/** The small mark beside a number that says how it came about; explained on the contents page and in every footer. */
import type { Method } from '#contracts/model/report/figure.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import type { Ink } from './ink.ts'

const REAL: Method[] = ['observed', 'estimated', 'calculated']
/** The marks that can occur in a report, in the order of the legend. */
export const methodsOf = ({ sample }: Pick<Report, 'sample'>): Method[] => (sample ? [...REAL, 'sample'] : REAL)

/** Draws the mark centred on x, y: filled dot observed, ring estimated, square calculated, triangle sample. */
export function methodMark(ink: Ink, method: Method, x: number, y: number, radius = 1.9): void {
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
