/** Positions of the background particles, as a function of time alone. */

export interface Particle {
  /** Start, as a fraction of width and height. */
  x: number
  y: number
  /** Drift in pixels per second. */
  dx: number
  dy: number
  radius: number
}

export interface Point {
  x: number
  y: number
  radius: number
}

/** Multiples of these fill a square evenly, without clumps and without a grid (Roberts, the R2 sequence). */
const STEP_X = 0.7548776662
const STEP_Y = 0.569840291
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Pixels per second: slow enough not to distract. */
const SLOWEST = 2
const FASTEST = 5
/** How many pixels a particle moves beyond an edge before it wraps around, so that the jump is not visible. */
const MARGIN = 24

export function createParticles(count: number): Particle[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = i * GOLDEN_ANGLE
    const speed = SLOWEST + ((i * STEP_X) % 1) * (FASTEST - SLOWEST)
    return {
      x: (0.5 + i * STEP_X) % 1,
      y: (0.5 + i * STEP_Y) % 1,
      dx: Math.cos(angle) * speed,
      dy: Math.sin(angle) * speed,
      radius: 1 + ((i * STEP_Y) % 1) * 1.4,
    }
  })
}

/** The position after `seconds` in an area of this size. */
export function pointOf({ x, y, dx, dy, radius }: Particle, seconds: number, width: number, height: number): Point {
  return { x: wrap(x * width + dx * seconds, width), y: wrap(y * height + dy * seconds, height), radius }
}

function wrap(value: number, size: number): number {
  const span = size + 2 * MARGIN
  return ((((value + MARGIN) % span) + span) % span) - MARGIN
}

/** Yields each pair of points nearer than `reach`. `strength` falls from 1 at distance 0 to 0 at `reach`. */
export function* lines(
  points: readonly Point[],
  reach: number,
): Generator<{ from: Point; to: Point; strength: number }> {
  for (const [i, from] of points.entries()) {
    for (const to of points.slice(i + 1)) {
      const distance = Math.hypot(from.x - to.x, from.y - to.y)
      if (distance < reach) yield { from, to, strength: 1 - distance / reach }
    }
  }
}
