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

/** The logistic curve under which the pairs are likeliest: the best of a grid, and of finer and finer ones about it. */
function fitted(pairs: readonly Pair[]): typeof FAMILY {
  const surprise = (curve: typeof FAMILY) =>
    pairs.reduce((sum, { agreed, is }) => {
      const p = shareAt(agreed, curve)
      // No curve is sure of a pair: one that is wrong would count endlessly.
      return sum - Math.log(Math.max(1e-6, is ? p : 1 - p))
    }, 0)
  let best = { middle: 0.5, step: 0.05, least: Infinity }
  for (let [width, factor] = [0.4, 4]; width > 0.001; width /= 3, factor = factor ** 0.5) {
    const { middle: about, step: like } = best
    for (let i = -10; i <= 10; i++) {
      for (let k = -6; k <= 6; k++) {
        const curve = { middle: about + (i / 10) * width, step: like * factor ** (k / 6) }
        const least = surprise(curve)
        if (least < best.least) best = { ...curve, least }
      }
    }
  }
  return { middle: best.middle, step: best.step }
}
