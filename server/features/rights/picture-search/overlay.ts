import { type Comparison, GRID } from '../picture-comparison/compare.ts'
import type { Pixels } from '../picture-comparison/pixels.ts'
import type { Overlay } from './tasks.ts'

/** Scales a comparison from pixels to pictures of 1 × 1, which pages draw at any size, with the grid in rows. */
export function overlayOf({ transform, agreement }: Comparison, picture: Pixels, drawing: Pixels): Overlay {
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
