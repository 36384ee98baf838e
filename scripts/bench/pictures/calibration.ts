/**
 * Checks that a similarity is a true probability (server/features/rights/picture-comparison/similarity.ts), with
 * pictures of the tuning families and free-hand drawings against all drawings. For "same family" it compares the
 * closest other design of the family with the closest design of any other family; for "same design", the picture's own
 * design with another of the family. Prints measured shares, stated probabilities and the
 * best-fitting curves.
 */
import { createRandom } from '#fixtures/random.ts'
import { handDrawn } from '#fixtures/rights/strokes/hand-drawn.ts'
import { DESIGN, FAMILY, shareAt } from '#server/features/rights/picture-comparison/similarity.ts'
import type { Patent } from './design.ts'
import { KINDS } from './kinds.ts'
import type { Closeness, JudgedPicture, Judgement } from './tasks.ts'

/** Pictures per kind and hand. */
const PICTURES = 20

/** Pictures for the threads to judge: of families outside the recall test, and the free-hand drawings. */
export function judgementsOf(patents: readonly Patent[], heldOut: readonly string[]): Judgement[] {
  const places = [...patents.keys()].filter((place) => !heldOut.includes(patents[place]!.family))
  const drawn = handDrawn.map(({ family }, number): Judgement => {
    return { query: { kind: 'hand-drawn', hand: 'first', number, target: number }, family, kin: null }
  })
  const made = KINDS.flatMap((kind) =>
    (['first', 'second'] as const).flatMap((hand) =>
      Array.from({ length: PICTURES }, (_, number): Judgement => {
        const random = createRandom(number, `calibration/${kind}/${hand}`)
        const target = random.pick(places)
        const { family } = patents[target]!
        const isKin = (place: number) => place !== target && patents[place]!.family === family
        return { query: { kind, hand, number, target }, family, kin: random.pick(places.filter(isKin)) }
      }),
    ),
  )
  return [...made, ...drawn]
}

interface Pair {
  close: number
  is: boolean
}

const pairsOf = ({ same, other }: Closeness): Pair[] => [
  { close: same ?? 0, is: true },
  { close: other ?? 0, is: false },
]

export function printCalibration(judged: readonly JudgedPicture[]): void {
  const families = judged.flatMap(({ family }) => pairsOf(family))
  const designs = judged.flatMap(({ design }) => (design ? pairsOf(design) : []))
  console.log(`\nCalibration, ${judged.length} pictures of the tuning families and by a free hand\n`)
  console.log('| closeness | one family: found | stated | one design of a family: found | stated |')
  console.log('|---|---|---|---|---|')
  for (let from = 0.2; from < 0.9; from += 0.05) {
    const cell = (pairs: readonly Pair[], curve: typeof FAMILY) => {
      const own = pairs.filter(({ close }) => close >= from && close < from + 0.05)
      const found = own.length < 5 ? '–' : (own.filter(({ is }) => is).length / own.length).toFixed(2)
      return `${found} | ${shareAt(from + 0.025, curve).toFixed(2)}`
    }
    console.log(
      `| ${from.toFixed(2)}–${(from + 0.05).toFixed(2)} | ${cell(families, FAMILY)} | ${cell(designs, DESIGN)} |`,
    )
  }
  const describeCurve = ({ middle, step }: typeof FAMILY) => `middle ${middle.toFixed(3)}, step ${step.toFixed(3)}`
  console.log(`One family: ${describeCurve(FAMILY)}; best fit now ${describeCurve(fitCurve(families))}`)
  console.log(`One design: ${describeCurve(DESIGN)}; best fit now ${describeCurve(fitCurve(designs))}`)
}

/** The logistic curve with the highest likelihood: a grid search that narrows around the best point. */
function fitCurve(pairs: readonly Pair[]): typeof FAMILY {
  const surprise = (curve: typeof FAMILY) =>
    pairs.reduce((sum, { close, is }) => {
      const p = shareAt(close, curve)
      // Clamped: one confident miss would make the sum infinite.
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
