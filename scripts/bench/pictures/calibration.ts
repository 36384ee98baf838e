/**
 * Whether a similarity means what it says (server/domain/picture-search/similarity.ts): pictures of the tuning families
 * against the drawing of their own design, of another of their family, and of another family, one of each. Printed are the
 * shares found beside those stated, and the two curves that fit the found ones best.
 */
import { createRandom } from '#fixtures/random.ts'
import { DESIGN, FAMILY, shareAt } from '#server/domain/picture-search/similarity.ts'
import type { Patent } from './design.ts'
import { KINDS } from './kinds.ts'
import type { Judged, Pairs } from './tasks.ts'

/** Of each kind by each hand. */
const PICTURES = 20

/** What is asked of the threads: families that no recall is measured with. */
export function pairsOf(patents: readonly Patent[], heldOut: readonly string[]): Pairs[] {
  const places = [...patents.keys()].filter((place) => !heldOut.includes(patents[place]!.family))
  return KINDS.flatMap((kind) =>
    (['first', 'second'] as const).flatMap((hand) =>
      Array.from({ length: PICTURES }, (_, number): Pairs => {
        const random = createRandom(number, `calibration/${kind}/${hand}`)
        const target = random.pick(places)
        const { family } = patents[target]!
        const isOther = (place: number) => place !== target && patents[place]!.family === family
        const [kin, other] = [
          random.pick(places.filter(isOther)),
          random.pick(places.filter((p) => patents[p]!.family !== family)),
        ]
        return { query: { kind, hand, number, target }, kin, other }
      }),
    ),
  )
}

interface Pair {
  agreed: number
  is: boolean
}

export function printCalibration(judged: readonly Judged[]): void {
  const designs = judged.flatMap(({ own, kin }) => [pair(own, true), pair(kin, false)])
  // Pairs of one family and of two are made equally frequent.
  const families = judged.flatMap(({ own, kin, other }, i) => [pair(i % 2 ? own : kin, true), pair(other, false)])
  console.log(`\nCalibration, ${judged.length} pictures of the tuning families\n`)
  console.log('| agreement | one family: found | stated | one design of a family: found | stated |')
  console.log('|---|---|---|---|---|')
  for (let from = 0.2; from < 0.9; from += 0.05) {
    const cell = (pairs: readonly Pair[], curve: typeof FAMILY) => {
      const own = pairs.filter(({ agreed }) => agreed >= from && agreed < from + 0.05)
      const found = own.length < 5 ? '–' : (own.filter(({ is }) => is).length / own.length).toFixed(2)
      return `${found} | ${shareAt(from + 0.025, curve).toFixed(2)}`
    }
    console.log(
      `| ${from.toFixed(2)}–${(from + 0.05).toFixed(2)} | ${cell(families, FAMILY)} | ${cell(designs, DESIGN)} |`,
    )
  }
  const told = ({ middle, step }: typeof FAMILY) => `middle ${middle.toFixed(3)}, step ${step.toFixed(3)}`
  console.log(`One family: ${told(FAMILY)}; fitted now ${told(fitted(families))}`)
  console.log(`One design: ${told(DESIGN)}; fitted now ${told(fitted(designs))}`)
}

const pair = (agreed: number | null, is: boolean): Pair => ({ agreed: agreed ?? 0, is })

/** The logistic curve under which the pairs are likeliest, by Newton's steps. */
function fitted(pairs: readonly Pair[]): typeof FAMILY {
  let [slope, shift] = [20, -10]
  for (let round = 0; round < 50; round++) {
    const sum = { s: 0, t: 0, ss: 0, st: 0, tt: 0 }
    for (const { agreed, is } of pairs) {
      const p = 1 / (1 + Math.exp(-(slope * agreed + shift)))
      const [off, weight] = [(is ? 1 : 0) - p, p * (1 - p)]
      sum.s += off * agreed
      sum.t += off
      sum.ss += weight * agreed * agreed
      sum.st += weight * agreed
      sum.tt += weight
    }
    // A little damping keeps pairs that a line divides from making the slope endless.
    const [ss, tt] = [sum.ss + 1e-4, sum.tt + 1e-4]
    const whole = ss * tt - sum.st * sum.st
    slope += (sum.s * tt - sum.t * sum.st) / whole
    shift += (sum.t * ss - sum.s * sum.st) / whole
  }
  return { middle: -shift / slope, step: 1 / slope }
}
