/** Draws a box isometrically as polygons and lines of an SVG. The lines show the grid of the units in the box. */
import type { Sides } from '#contracts/model/calculators/freight/carton-optimiser.ts'

type Point = readonly [x: number, y: number]

interface Drawing {
  viewBox: string
  /** Top, left and right face. */
  faces: string[]
  /** Borders between the units on the three faces. */
  lines: [from: Point, to: Point][]
}

const COS = Math.sqrt(3) / 2

/** Projects a point of the box: in the drawing, length runs to the lower right, width to the lower left, height up. */
const project = (length: number, width: number, height: number): Point => [
  (length - width) * COS,
  (length + width) / 2 - height,
]

/**
 * @param sides Length, width and height of the box, in any unit.
 * @param grid Number of units along the length, width and height.
 */
export function isoBox([length, width, height]: Sides, [x, y, z]: Sides): Drawing {
  const polygon = (...points: Point[]) => points.map(([left, top]) => `${round(left)},${round(top)}`).join(' ')
  const at = (along: number, across: number, up: number) => project(length * along, width * across, height * up)
  const steps = (count: number) => Array.from({ length: count - 1 }, (_, step) => (step + 1) / count)
  const left = -width * COS
  const top = -height
  return {
    viewBox: [left, top, (length + width) * COS, (length + width) / 2 + height].map(round).join(' '),
    faces: [
      polygon(at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)),
      polygon(at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)),
      polygon(at(1, 0, 1), at(1, 1, 1), at(1, 1, 0), at(1, 0, 0)),
    ],
    lines: [
      ...steps(x).flatMap((part): Drawing['lines'] => [
        [at(part, 0, 1), at(part, 1, 1)],
        [at(part, 1, 1), at(part, 1, 0)],
      ]),
      ...steps(y).flatMap((part): Drawing['lines'] => [
        [at(0, part, 1), at(1, part, 1)],
        [at(1, part, 1), at(1, part, 0)],
      ]),
      ...steps(z).flatMap((part): Drawing['lines'] => [
        [at(0, 1, part), at(1, 1, part)],
        [at(1, 0, part), at(1, 1, part)],
      ]),
    ],
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
