/** The product's logo, the same drawing as web/kit/parts/logo.tsx. */
import type { Paper } from './ink.ts'
import { COLOR } from './theme.ts'

const SIDE = 32

/** Draws the logo; `x` and `y` are its top left corner. `isOnBrand` swaps the colors for a brand-colored background. */
export function drawLogo({ doc }: Paper, x: number, y: number, size: number, isOnBrand = false): void {
  const [tile, compass] = isOnBrand ? [COLOR.white, COLOR.brand] : [COLOR.brand, COLOR.white]
  doc
    .save()
    .translate(x, y)
    .scale(size / SIDE)
  doc.roundedRect(0, 0, SIDE, SIDE, 8).fill(tile)
  doc.lineWidth(2).circle(16, 16, 9.5).stroke(compass)
  doc.polygon([20.6, 11.4], [17.8, 17.8], [11.4, 20.6], [14.2, 14.2]).fill(compass)
  doc.restore()
}
