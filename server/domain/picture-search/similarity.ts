/**
 * A similarity with a meaning. Its lower half tells whether both pictures show the same kind of thing: twice the
 * similarity is the share of pairs of one family among all that agree as much. Its upper half tells whether they show the
 * same design: what exceeds a half, doubled, is the share of pairs of one design among those of one family that agree as
 * much. So 0.1 is another thing, 0.5 another design of the same kind of thing, and 0.9 the same design in four of five.
 *
 * Fitted on 252 pairs of seven tuning families and nine kinds of pictures (scripts/bench/pictures), in which one
 * design, one family and other families were made equally frequent; 2026-11-22. Shares found, by agreement:
 *
 * | agreement | one family | one design of a family |
 * |---|---|---|
 * | 0.25–0.30 | 0.01 | 0 |
 * | 0.30–0.35 | 0.28 | 0.2 |
 * | 0.35–0.40 | 0.53 | 0 |
 * | 0.40–0.45 | 0.79 | 0 |
 * | 0.45–0.50 | 1 | 0.12 |
 * | 0.50–0.55 | 1 | 0.17 |
 * | 0.55–0.60 | 1 | 0.4 |
 * | 0.60–0.65 | 1 | 0.69 |
 * | 0.65–0.70 | 1 | 0.75 |
 * | 0.70–0.75 | 1 | 0.83 |
 * | 0.75–0.90 | 1 | 1 |
 *
 * The families are drawn, and shown clean: pictures of real goods are harder.
 */
import type { Agreement } from './agreement.ts'

/** Agreement at which half of the pairs are of one family, and what makes the odds e times as good. */
export const FAMILY = { middle: 0.368, step: 0.031 }
/** The same for one design, among pairs of one family. */
export const DESIGN = { middle: 0.596, step: 0.064 }

/** Share of the pairs that agree so much. */
export const shareAt = (agreed: number, { middle, step }: typeof FAMILY) => 1 / (1 + Math.exp((middle - agreed) / step))

/** 0 to 1. */
export function similarityOf({ drawing, picture }: Agreement): number {
  const agreed = (drawing + picture) / 2
  return (shareAt(agreed, FAMILY) + shareAt(agreed, DESIGN)) / 2
}
