/** A view as a mirror shows it: left is right. All of it only changes places, so no picture is described anew. */
import { emptyPoints, UNITS, type View, type ViewPoints } from './descriptor.ts'
import type { Frame } from './frame.ts'
import type { Lean } from './lean.ts'
import { MIRRORED } from './polar.ts'

/** Where the sides of a view stand in a mirrored one: the right is the left. Parts come after the two whole frames. */
const PARTS = [0, 1, 2, 5, 4, 3]
const [RIGHT, LEFT] = [2, 8]

export function mirroredView({ cut, frames, outlines, points }: View): View {
  const order = frames.map((_, place) => PARTS[place] ?? place)
  const swapped = (cut & RIGHT ? LEFT : 0) | (cut & LEFT ? RIGHT : 0)
  return {
    cut: (cut & ~(RIGHT | LEFT)) | swapped,
    frames: order.map((place) => mirroredFrame(frames[place]!)),
    outlines: order.map((place) => outlines[place]!.map((_, at, outline) => outline[MIRRORED[at]!]!)),
    points: mirroredPoints(points),
  }
}

const mirroredFrame = ({ x, y, radius }: Frame): Frame => ({ x: UNITS - x, y, radius })

function mirroredPoints({ count, x, y, angle }: ViewPoints): ViewPoints {
  const mirrored = emptyPoints(count)
  for (let i = 0; i < count; i++) {
    mirrored.x[i] = UNITS - x[i]!
    mirrored.y[i] = y[i]!
    mirrored.angle[i] = angle[i]! === 0 ? 0 : Math.PI - angle[i]!
  }
  return mirrored
}

export const mirroredLean = ({ g, h }: Lean): Lean => ({ g: 0 - g, h })
