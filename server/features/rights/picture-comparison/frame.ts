import type { ContourPoints } from './contour-points.ts'

/** Centre and radius of an object, which make positions independent of its place and size. */
export interface Frame {
  x: number
  y: number
  /** Root mean square distance from the centre. */
  radius: number
}

/** Sums of a mask by row or by column, from which the frame of any run of rows or columns follows without the pixels. */
export interface Strips {
  upright: boolean
  count: Float64Array
  /** Sum of the positions within the strip, and sum of their squares. */
  sum: Float64Array
  square: Float64Array
}

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

/** The frame of a run of strips, `to` excluded; null if they are empty. */
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
  return upright ? frameFrom(n, across, along, squares) : frameFrom(n, along, across, squares)
}

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
  return frameFrom(count, sx, sy, square)
}

function frameFrom(count: number, sx: number, sy: number, square: number): Frame | null {
  if (count === 0) return null
  const [x, y] = [sx / count, sy / count]
  return { x, y, radius: Math.max(1, Math.sqrt(Math.max(0, square / count - x * x - y * y))) }
}
