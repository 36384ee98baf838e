/** A bounded choice of contour points that covers the whole drawing evenly. */
import type { ContourPoints } from './contour-points.ts'
import type { ViewPoints } from './descriptor.ts'

/**
 * At most `most` points, as far apart as that takes, in units from the box's corner. Which are taken first is as good as
 * random but the same every time: a stride through them that meets each once.
 */
export function spread(
  found: ContourPoints,
  most: number,
  corner: { left: number; top: number },
  toUnits: number,
): ViewPoints {
  const order = strided(found.count)
  let chosen: number[] = []
  for (let apart = Math.max(1, found.count / most / 1.6); ; apart *= 1.12) {
    chosen = apartFrom(found, order, apart, most)
    if (chosen.length <= most) break
  }
  return {
    count: chosen.length,
    x: Float32Array.from(chosen, (i) => (found.x[i]! - corner.left) * toUnits),
    y: Float32Array.from(chosen, (i) => (found.y[i]! - corner.top) * toUnits),
    angle: Float32Array.from(chosen, (i) => found.angle[i]!),
  }
}

/** Radians between two directions, each 0 to π, that are alike. */
const SIMILAR = Math.asin(0.6)

function strided(count: number): Int32Array {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (common(stride, count) > 1) stride++
  return Int32Array.from({ length: count }, (_, i) => (i * stride) % count)
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/** Points none of which has a chosen one of similar direction within a distance, in pixels; of more than `most` the first of them. */
function apartFrom(found: ContourPoints, order: Int32Array, apart: number, most: number): number[] {
  // Chained lists of the chosen points by square cells as wide as the distance, with a border of empty ones.
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
    if (crowded(found, i, cell, columns, last, before, apart)) continue
    chosen.push(i)
    if (chosen.length > most) break
    before[i] = last[cell]!
    last[cell] = i
  }
  return chosen
}

function crowded(
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
