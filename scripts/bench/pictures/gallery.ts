/** Which drawings the bench's patents show: 20,000 different ones, shared out over the families of the sample world. */
import { hash52 } from '#fixtures/random.ts'
import { lineSvg, shapeFamilies } from '#fixtures/shapes/render.ts'

export interface Patent {
  family: string
  seed: number
}

/** Seeds tried for a family before it counts as exhausted: some have few different drawings. */
const TRIES = 2_400

/** Different drawings only: where two seeds draw the same lines, no search could tell which of them was meant. */
export function patents(count: number): Patent[] {
  const streams = shapeFamilies.map((family) => ({ family, seed: 0, seen: new Set<number>() }))
  const chosen: Patent[] = []
  while (chosen.length < count) {
    let found = false
    for (const stream of streams) {
      if (chosen.length === count || !advance(stream)) continue
      found = true
      chosen.push({ family: stream.family, seed: stream.seed })
    }
    if (!found) throw new RangeError(`The families have only ${chosen.length} different drawings`)
  }
  return chosen
}

function advance(stream: { family: string; seed: number; seen: Set<number> }): boolean {
  while (stream.seed < TRIES) {
    stream.seed++
    const drawing = hash52(lineSvg(stream.family, stream.seed))
    if (stream.seen.has(drawing)) continue
    stream.seen.add(drawing)
    return true
  }
  return false
}
