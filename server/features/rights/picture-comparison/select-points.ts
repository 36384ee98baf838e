import type { ContourPoints } from './contour-points.ts'
import type { ViewPoints } from './descriptor.ts'

/**
 * Selects at most `most` points that cover the drawing evenly, in units from the box's corner. A fixed stride visits the
 * points in a deterministic, practically random order.
 */
export function selectPoints(
  found: ContourPoints,
  most: number,
  corner: { left: number; top: number },
  toUnits: number,
): ViewPoints {
  const order = stridedOrder(found.count)
  let chosen: number[] = []
  for (let apart = Math.max(1, found.count / most / 1.6); ; apart *= 1.12) {
    chosen = selectApart(found, order, apart, most)
    if (chosen.length <= most) break
  }
  return {
    count: chosen.length,
    x: Float32Array.from(chosen, (i) => (found.x[i]! - corner.left) * toUnits),
    y: Float32Array.from(chosen, (i) => (found.y[i]! - corner.top) * toUnits),
    angle: Float32Array.from(chosen, (i) => found.angle[i]!),
  }
}

/** Largest angle in radians between similar directions. */
const SIMILAR = Math.asin(0.6)

function stridedOrder(count: number): Int32Array {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (greatestCommonDivisor(stride, count) > 1) stride++
  return Int32Array.from({ length: count }, (_, i) => (i * stride) % count)
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/** Selects points until none is left or one more than `most` is chosen; those of similar direction are at least `apart` pixels apart. */
function selectApart(found: ContourPoints, order: Int32Array, apart: number, most: number): number[] {
  // The chosen points as linked lists in a grid of cells as wide as `apart`, with a margin of empty cells.
  let width = 0
  let height = 0
  for (let i = 0; i < found.count; i++) {
    if (found.x[i]! > width) width = found.x[i]!
    if (found.y[i]! > height) height = found.y[i]!
  }
  const columns = Math.floor(width / apart) + 3
  const last = new Int16Array(columns * (Math.floor(height / apart) + 3)).fill(-1)
  const before = new Int16Array(found.count)
  const chosen: number[] = []
  for (const i of order) {
    const cell = (Math.floor(found.y[i]! / apart) + 1) * columns + Math.floor(found.x[i]! / apart) + 1
    if (hasCloseNeighbour(found, i, cell, columns, last, before, apart)) continue
    chosen.push(i)
    if (chosen.length > most) break
    before[i] = last[cell]!
    last[cell] = i
  }
  return chosen
}

function hasCloseNeighbour(
  found: ContourPoints,
  i: number,
  cell: number,
  columns: number,
  last: Int16Array,
  before: Int16Array,
  apart: number,
): boolean {
  for (let row = cell - columns; row <= cell + columns; row += columns) {
    for (let at = row - 1; at <= row + 1; at++) {
      for (let other = last[at]!; other >= 0; other = before[other]!) {
        const dx = found.x[other]! - found.x[i]!
        const dy = found.y[other]! - found.y[i]!
        if (dx * dx + dy * dy >= apart * apart) continue
        const between = Math.abs(found.angle[other]! - found.angle[i]!)
        if (between <= SIMILAR || between >= Math.PI - SIMILAR) return true
      }
    }
  }
  return false
}
