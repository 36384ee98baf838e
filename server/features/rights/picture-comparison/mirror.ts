/** Mirrors a view left to right. Its values only change places, so the mirrored picture needs no description of its own. */
import { emptyPoints, UNITS, type View, type ViewPoints } from './descriptor.ts'
import type { Frame } from './frame.ts'
import type { Perspective } from './perspective.ts'
import { MIRRORED } from './polar.ts'

/** Frame order of a mirrored view: the left and right parts swap. The parts follow the two whole frames. */
const PARTS = [0, 1, 2, 5, 4, 3]
const [RIGHT, LEFT] = [2, 8]

export function mirrorView({ cut, frames, outlines, points }: View): View {
  const order = frames.map((_, place) => PARTS[place] ?? place)
  const swapped = (cut & RIGHT ? LEFT : 0) | (cut & LEFT ? RIGHT : 0)
  return {
    cut: (cut & ~(RIGHT | LEFT)) | swapped,
    frames: order.map((place) => mirrorFrame(frames[place]!)),
    outlines: order.map((place) => outlines[place]!.map((_, at, outline) => outline[MIRRORED[at]!]!)),
    points: mirrorPoints(points),
  }
}

const mirrorFrame = ({ x, y, radius }: Frame): Frame => ({ x: UNITS - x, y, radius })

function mirrorPoints({ count, x, y, angle }: ViewPoints): ViewPoints {
  const mirrored = emptyPoints(count)
  for (let i = 0; i < count; i++) {
    mirrored.x[i] = UNITS - x[i]!
    mirrored.y[i] = y[i]!
    mirrored.angle[i] = angle[i]! === 0 ? 0 : Math.PI - angle[i]!
  }
  return mirrored
}

export const mirrorPerspective = ({ g, h }: Perspective): Perspective => ({ g: 0 - g, h })
