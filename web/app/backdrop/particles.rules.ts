/** Where the particles of the background are: a function of time alone, so that a still picture is one of its moments. */

export interface Particle {
  /** Start, in parts of the width and height. */
  x: number
  y: number
  /** Drift in pixels a second. */
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
/** Pixels a second: slow enough not to draw the eye. */
const SLOWEST = 2
const FASTEST = 5
/** Particles leave one edge and come back at the other, out of sight. */
const MARGIN = 24

export function swarm(count: number): Particle[] {
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

/** The particle after so many seconds, on a ground of this size. */
export function pointOf({ x, y, dx, dy, radius }: Particle, seconds: number, width: number, height: number): Point {
  return { x: round(x * width + dx * seconds, width), y: round(y * height + dy * seconds, height), radius }
}

/** Within the ground and its margin, on the way around. */
function round(value: number, size: number): number {
  const span = size + 2 * MARGIN
  return ((((value + MARGIN) % span) + span) % span) - MARGIN
}

/** Pairs that are near enough for a line between them, with its strength: 1 where they touch, 0 at the reach. */
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
