import { type Comparison, GRID } from '../picture-comparison/compare.ts'
import type { Pixels } from '../picture-comparison/pixels.ts'
import type { Laid } from './tasks.ts'

/** A comparison of pixels as pages draw it at any size: both pictures 1 × 1, the grid in rows. */
export function laid({ transform, agreement }: Comparison, picture: Pixels, drawing: Pixels): Laid {
  const [a, b, c, d, e, f] = transform
  return {
    transform: [
      (a * drawing.width) / picture.width,
      (b * drawing.width) / picture.height,
      (c * drawing.height) / picture.width,
      (d * drawing.height) / picture.height,
      e / picture.width,
      f / picture.height,
    ],
    agreement: Array.from({ length: GRID }, (_, row) => agreement.slice(row * GRID, (row + 1) * GRID)),
  }
}
