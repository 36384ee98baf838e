/**
 * A similarity with a meaning. Its lower half tells whether both pictures show the same kind of thing: twice the
 * similarity is the share of pairs of one family among all that agree as much. Its upper half tells whether they show the
 * same design: what exceeds a half, doubled, is the share of pairs of one design among those of one family that agree as
 * much. So 0.1 is another thing, 0.5 another design of the same kind of thing, and 0.9 the same design in four of five.
 *
 * Fitted on 360 pictures of the tuning families, twenty of each kind by each hand, against a drawing of their design,
 * of another of their family, and of another family (scripts/bench/pictures/calibration.ts prints it anew); one family
 * and several were made equally frequent, and so were one design and several of a family. Shares found, by agreement:
 *
 * | agreement | one family | one design of a family |
 * |---|---|---|
 * | 0.25–0.30 | 0.06 | 0.05 |
 * | 0.30–0.35 | 0.19 | 0.07 |
 * | 0.35–0.40 | 0.59 | 0.03 |
 * | 0.40–0.45 | 0.96 | 0.02 |
 * | 0.45–0.50 | 1 | 0.02 |
 * | 0.50–0.55 | 0.96 | 0.02 |
 * | 0.55–0.60 | 1 | 0.23 |
 * | 0.60–0.65 | 1 | 0.36 |
 * | 0.65–0.70 | 1 | 0.74 |
 * | 0.70–0.75 | 1 | 0.98 |
 * | 0.75–0.90 | 1 | 1 |
 *
 * The families are drawn, and shown clean: pictures of real goods are harder.
 */
import type { Agreement } from './agreement.ts'

/** Agreement at which half of the pairs are of one family, and what makes the odds e times as good. */
export const FAMILY = { middle: 0.36, step: 0.029 }
/** The same for one design, among pairs of one family. */
export const DESIGN = { middle: 0.624, step: 0.048 }

/** Share of the pairs that agree so much. */
export const shareAt = (agreed: number, { middle, step }: typeof FAMILY) => 1 / (1 + Math.exp((middle - agreed) / step))

/** 0 to 1. */
export function similarityOf({ drawing, picture }: Agreement): number {
  const agreed = (drawing + picture) / 2
  return (shareAt(agreed, FAMILY) + shareAt(agreed, DESIGN)) / 2
}
