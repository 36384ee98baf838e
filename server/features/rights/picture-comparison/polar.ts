/**
 * A rotation-invariant vector for the outline of an object: the Fourier magnitudes over the angle of a histogram of contour
 * weight by ring, direction and angle about the centre.
 */
import { angleOf } from './angle.ts'
import type { ContourPoints } from './contour-points.ts'
import type { Frame } from './frame.ts'

const RINGS = 6
const ANGLES = 24
const DIRECTIONS = 6
/** Fourier components that are kept, the constant one included. */
export const WAVES = 5
const CELLS = RINGS * DIRECTIONS
/** Length of an outline; the lowest frequencies come first. */
export const OUTLINE = CELLS * WAVES
/** Width of a ring in radii of the frame. */
const RING = 0.4

const COSINES = Float32Array.from({ length: WAVES * ANGLES }, (_, i) => wave(Math.cos, i))
const SINES = Float32Array.from({ length: WAVES * ANGLES }, (_, i) => wave(Math.sin, i))
function wave(of: (angle: number) => number, i: number): number {
  return of((2 * Math.PI * Math.floor(i / ANGLES) * (i % ANGLES)) / ANGLES)
}

/** Selects the points from `from` to `to` (excluded) along an axis. */
export interface Stretch {
  along: Float32Array
  from: number
  to: number
}

/** Contour weight by ring, direction relative to the radius, and angle, with linear interpolation between cells. */
export function polarHistogram(points: ContourPoints, frame: Frame, stretch?: Stretch): Float32Array {
  const cells = new Float32Array(CELLS * ANGLES)
  for (let i = 0; i < points.count; i++) {
    if (stretch && (stretch.along[i]! < stretch.from || stretch.along[i]! >= stretch.to)) continue
    const dx = points.x[i]! - frame.x
    const dy = points.y[i]! - frame.y
    const ring = Math.min(RINGS - 1, Math.max(0, Math.sqrt(dx * dx + dy * dy) / frame.radius / RING - 0.5))
    const radial = angleOf(dy, dx)
    const angle = (radial / (2 * Math.PI) + 1) * ANGLES
    const direction = ((points.angle[i]! - radial) / Math.PI + 2) * DIRECTIONS
    const r = ring | 0
    const a = angle | 0
    const d = direction | 0
    const outer = (ring - r) * points.weight[i]!
    const fa = angle - a
    const fd = direction - d
    const from = (d % DIRECTIONS) * ANGLES
    const to = ((d + 1) % DIRECTIONS) * ANGLES
    const here = a % ANGLES
    const next = (a + 1) % ANGLES
    for (let k = 0, base = r * DIRECTIONS * ANGLES; k < 2; k++, base += DIRECTIONS * ANGLES) {
      const weight = k === 0 ? points.weight[i]! - outer : outer
      if (weight === 0) continue
      const along = weight * (1 - fd)
      const across = weight * fd
      cells[base + from + here]! += along * (1 - fa)
      cells[base + from + next]! += along * fa
      cells[base + to + here]! += across * (1 - fa)
      cells[base + to + next]! += across * fa
    }
  }
  return cells
}

/** The index of each value of an outline after mirroring, because mirroring reverses the direction. */
export const MIRRORED = Uint8Array.from({ length: OUTLINE }, (_, at) => {
  const direction = at % DIRECTIONS
  return at - direction + ((DIRECTIONS - direction) % DIRECTIONS)
})

/** @param waves Fourier components; the vector has waves × 36 values of 0 to 127 and a norm of about 600 */
export function outlineOf(histogram: Float32Array, waves: number): Int8Array {
  let total = 0
  for (let i = 0; i < histogram.length; i++) total += histogram[i]!
  total ||= 1
  const outline = new Float32Array(CELLS * waves)
  for (let cell = 0; cell < CELLS; cell++) {
    const from = cell * ANGLES
    for (let w = 0; w < waves; w++) {
      const wave = w * ANGLES
      let re = 0
      let im = 0
      for (let a = 0; a < ANGLES; a++) {
        const value = histogram[from + a]!
        re += value * COSINES[wave + a]!
        im += value * SINES[wave + a]!
      }
      outline[w * CELLS + cell] = Math.sqrt(Math.sqrt(re * re + im * im) / total)
    }
  }
  let square = 0
  for (const value of outline) square += value * value
  const scale = 600 / (Math.sqrt(square) || 1)
  return Int8Array.from(outline, (value) => Math.min(127, Math.round(value * scale)))
}
