/** Baseline: brightness hashes, as image hashing packages compute them, compared bit by bit. */
import { type Pixels, resample } from '#server/features/rights/picture-comparison/pixels.ts'

/** Splits the picture into side × side fields: 1 for a field brighter than the average, otherwise 0; a byte each. */
export function brightnessHash(picture: Pixels, side: number): Uint8Array {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { planes } = resample(picture, whole, side / Math.max(picture.width, picture.height))
  const fields = Array.from({ length: side * side }, (_, i) => planes.reduce((sum, plane) => sum + plane[i]!, 0))
  const middle = fields.reduce((sum, value) => sum + value, 0) / fields.length
  return Uint8Array.from(fields, (value) => (value > middle ? 1 : 0))
}

/** Indexes of the nearest rows, nearest first. All rows have the query's length and follow each other in `rows`. */
export function nearestRows(query: ArrayLike<number>, rows: ArrayLike<number>, most: number): number[] {
  const { length } = query
  const best: { row: number; far: number }[] = []
  for (let row = 0; row < rows.length / length; row++) {
    const limit = best.length < most ? Infinity : best.at(-1)!.far
    let far = 0
    for (let i = 0, at = row * length; i < length && far < limit; i++, at++) far += (query[i]! - rows[at]!) ** 2
    if (far >= limit) continue
    const place = best.findIndex((other) => other.far > far)
    best.splice(place < 0 ? best.length : place, 0, { row, far })
    best.length = Math.min(best.length, most)
  }
  return best.map(({ row }) => row)
}
