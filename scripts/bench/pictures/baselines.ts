/** What others do: hashes of brightness, as image hashing packages compute them, compared bit by bit. */
import { look, type Pixels } from '#server/domain/picture-search/pixels.ts'

/** side × side bits: whether each field is brighter than the middle of all. One byte to a bit. */
export function brightnessHash(picture: Pixels, side: number): Uint8Array {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { planes } = look(picture, whole, side / Math.max(picture.width, picture.height))
  const fields = Array.from({ length: side * side }, (_, i) => planes.reduce((sum, plane) => sum + plane[i]!, 0))
  const middle = fields.toSorted((a, b) => a - b)[Math.floor(fields.length / 2)]!
  return Uint8Array.from(fields, (value) => (value > middle ? 1 : 0))
}

/** Places of the nearest rows, the nearest first; rows of one length, one after the other. */
export function nearestRows(query: ArrayLike<number>, rows: ArrayLike<number>, most: number): number[] {
  const { length } = query
  const far = new Float64Array(rows.length / length)
  for (let row = 0; row < far.length; row++) {
    let sum = 0
    for (let i = 0, at = row * length; i < length; i++, at++) sum += (query[i]! - rows[at]!) ** 2
    far[row] = sum
  }
  return [...far.keys()].sort((a, b) => far[a]! - far[b]! || a - b).slice(0, most)
}
