import { angleOf } from './angle.ts'
import type { ViewPoints } from './descriptor.ts'
import type { Frame } from './frame.ts'

const ANGLES = 24
const RINGS = 4
const DIRECTIONS = 4
const CELLS = RINGS * DIRECTIONS
const ROW = 2 * ANGLES
const RING = 0.55

/** A polar histogram, cells × angles, of norm 1. The angles repeat once, so that a rotation is a slice. */
export type Rose = Float32Array

export function roseOf(points: ViewPoints, frame: Frame, into: Rose = new Float32Array(CELLS * ROW)): Rose {
  into.fill(0)
  // About a hundred points are enough for the rotation.
  const every = Math.max(1, Math.round(points.count / 100))
  for (let i = 0; i < points.count; i += every) {
    const dx = points.x[i]! - frame.x
    const dy = points.y[i]! - frame.y
    const ring = Math.min(RINGS - 1, Math.floor(Math.sqrt(dx * dx + dy * dy) / frame.radius / RING))
    const radial = angleOf(dy, dx)
    const direction = Math.floor(((points.angle[i]! - radial) / Math.PI + 2) * DIRECTIONS + 0.5) % DIRECTIONS
    const angle = (radial / (2 * Math.PI) + 1) * ANGLES
    const a = Math.floor(angle)
    const share = angle - a
    const base = (ring * DIRECTIONS + direction) * ROW
    into[base + (a % ANGLES)]! += 1 - share
    into[base + ((a + 1) % ANGLES)]! += share
  }
  let square = 0
  for (let i = 0; i < into.length; i++) square += into[i]!
  const scale = 1 / (square || 1)
  for (let base = 0; base < into.length; base += ROW) {
    for (let a = base; a < base + ANGLES; a++) {
      const share = Math.sqrt(into[a]! * scale)
      into[a] = share
      into[a + ANGLES] = share
    }
  }
  return into
}

export interface Rotation {
  /** Rotation in radians from the first to the second. */
  angle: number
  /** 0 to 1: inner product of the rotated roses. */
  similarity: number
}

const SUMS = new Float32Array(ANGLES)

/** The two most likely rotations, and the rotation by 0. */
export function likelyRotations(from: Rose, to: Rose): [first: Rotation, second: Rotation, upright: Rotation] {
  SUMS.fill(0)
  for (let base = 0; base < from.length; base += ROW) {
    for (let a = base; a < base + ANGLES; a++) {
      const value = from[a]!
      if (value === 0) continue
      // Angle a of the first corresponds to a + t of the second.
      for (let t = 0; t < ANGLES; t++) SUMS[t]! += value * to[a + t]!
    }
  }
  let first = 0
  for (let t = 1; t < ANGLES; t++) if (SUMS[t]! > SUMS[first]!) first = t
  let second = -1
  for (let t = 0; t < ANGLES; t++) {
    const apart = Math.abs(((t - first + 36) % ANGLES) - 12)
    if (apart < 2) continue
    if (second < 0 || SUMS[t]! > SUMS[second]!) second = t
  }
  return [rotationAt(first), rotationAt(second), { angle: 0, similarity: SUMS[0]! }]
}

function rotationAt(t: number): Rotation {
  const before = SUMS[(t + ANGLES - 1) % ANGLES]!
  const here = SUMS[t]!
  const after = SUMS[(t + 1) % ANGLES]!
  const bend = before - 2 * here + after
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0
  return { angle: ((t + shift) / ANGLES) * 2 * Math.PI, similarity: here }
}
