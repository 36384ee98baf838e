/**
 * A similarity with a meaning. Its lower half tells whether both pictures show the same kind of thing: twice the
 * similarity is the share of pairs of one family among all that agree as much. Its upper half tells whether they show the
 * same design: what exceeds a half, doubled, is the share of pairs of one design among those of one family that agree as
 * much. So 0.1 is another thing, 0.5 another design of the same kind of thing, and 0.9 the same design in four of five.
 *
 * Fitted on 690 pairs of nine tuning families and nine kinds of pictures (scripts/bench/pictures), in which one
 * design, one family and other families were made equally frequent; 2026-11-22. Shares found, by agreement:
 *
 * | agreement | one family | one design of a family |
 * |---|---|---|
 * | 0.40–0.45 | 0.15 | 0 |
 * | 0.45–0.50 | 0.1 | 0 |
 * | 0.50–0.55 | 0.9 | 0 |
 * | 0.60–0.65 | 1 | 0.2 |
 * | 0.70–0.75 | 1 | 0.3 |
 * | 0.75–0.80 | 1 | 0.65 |
 * | 0.80–0.85 | 1 | 0.85 |
 * | 0.85–0.90 | 1 | 0.97 |
 *
 * The families are drawn, and their designs differ by some percent of a measure: pictures of real goods are harder.
 */
import type { Agreement } from './agreement.ts'

/** Agreement at which half of the pairs are of one family, and what makes the odds e times as good. */
const FAMILY = { middle: 0.48, step: 0.025 }
/** The same for one design, among pairs of one family. */
const DESIGN = { middle: 0.752, step: 0.037 }

const share = (agreed: number, { middle, step }: typeof FAMILY) => 1 / (1 + Math.exp((middle - agreed) / step))

/** 0 to 1. */
export function similarityOf({ drawing, picture }: Agreement): number {
  const agreed = (drawing + picture) / 2
  return (share(agreed, FAMILY) + share(agreed, DESIGN)) / 2
}
