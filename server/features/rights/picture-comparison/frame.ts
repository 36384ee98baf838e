/** Where a thing is and how large: the centre and the radius that positions are told by. */
import type { ContourPoints } from './contour-points.ts'

export interface Frame {
  x: number
  y: number
  /** Root mean square distance from the centre. */
  radius: number
}

/** A mask added up by its columns or by its rows, so that the frame of any run of them is quickly told. */
export interface Strips {
  upright: boolean
  count: Float64Array
  /** Of the positions within the strip: their sum, and that of their squares. */
  sum: Float64Array
  square: Float64Array
}

/** Its rows, and its columns. */
export function stripsOf(mask: Uint8Array, width: number): { rows: Strips; columns: Strips } {
  const rows = emptyStrips(mask.length / width, false)
  const columns = emptyStrips(width, true)
  for (let y = 0, row = 0; row < mask.length; y++, row += width) {
    let count = 0
    let sum = 0
    let square = 0
    for (let x = 0; x < width; x++) {
      if (mask[row + x] === 0) continue
      count++
      sum += x
      square += x * x
      columns.count[x]!++
      columns.sum[x]! += y
      columns.square[x]! += y * y
    }
    rows.count[y] = count
    rows.sum[y] = sum
    rows.square[y] = square
  }
  return { rows, columns }
}

const emptyStrips = (strips: number, upright: boolean): Strips => ({
  upright,
  count: new Float64Array(strips),
  sum: new Float64Array(strips),
  square: new Float64Array(strips),
})

/** The frame of the strips in a run, its end excluded; null where they hold nothing. */
export function stripsFrame({ upright, count, sum, square }: Strips, from = 0, to = count.length): Frame | null {
  let n = 0
  let across = 0
  let along = 0
  let squares = 0
  for (let i = Math.max(0, Math.ceil(from)); i < Math.min(to, count.length); i++) {
    n += count[i]!
    across += count[i]! * i
    along += sum[i]!
    squares += square[i]! + count[i]! * i * i
  }
  return upright ? settled(n, across, along, squares) : settled(n, along, across, squares)
}

/** The frame of the contours themselves, by their weight. */
export function contourFrame(points: ContourPoints): Frame | null {
  let count = 0
  let sx = 0
  let sy = 0
  let square = 0
  for (let i = 0; i < points.count; i++) {
    const x = points.x[i]!
    const y = points.y[i]!
    const weight = points.weight[i]!
    count += weight
    sx += x * weight
    sy += y * weight
    square += (x * x + y * y) * weight
  }
  return settled(count, sx, sy, square)
}

function settled(count: number, sx: number, sy: number, square: number): Frame | null {
  if (count === 0) return null
  const [x, y] = [sx / count, sy / count]
  return { x, y, radius: Math.max(1, Math.sqrt(Math.max(0, square / count - x * x - y * y))) }
}
