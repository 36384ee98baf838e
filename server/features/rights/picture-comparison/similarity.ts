/**
 * A similarity with a meaning. Its lower half tells whether both pictures show the same kind of thing: twice the
 * similarity is the share that is of the same kind among finds that lie as close, were the closest of the kind and the
 * closest of all other kinds found equally often. Its upper half tells whether they show the same design: what exceeds a
 * half, doubled, is the share of pairs of one design among those of one kind that lie as close. So 0.1 is another thing,
 * 0.5 another design of the same kind of thing, and 0.9 the same design in four of five.
 *
 * Fitted on 360 pictures of the tuning families, twenty of each kind by each hand, and on 32 free-hand drawings, which tell
 * of the kind alone, among 20,000 drawings (scripts/bench/pictures/calibration.ts prints it anew). Shares found, by
 * closeness (fit.ts):
 *
 * | closeness | one family | one design of a family |
 * |---|---|---|
 * | 0.30–0.35 | 0.02 | 0.03 |
 * | 0.35–0.40 | 0.01 | 0.03 |
 * | 0.40–0.45 | 0.14 | 0 |
 * | 0.45–0.50 | 0.38 | 0.02 |
 * | 0.50–0.55 | 0.91 | 0.17 |
 * | 0.55–0.60 | 1 | 0.31 |
 * | 0.60–0.65 | 1 | 0.76 |
 * | 0.65–0.70 | 1 | 0.94 |
 * | 0.70–0.75 | 1 | 0.98 |
 * | 0.75–0.90 | 1 | 1 |
 *
 * The families are drawn, and shown clean: pictures of real goods are harder.
 */
import type { Agreement } from './agreement.ts'
import { closeness } from './fit.ts'

/** Closeness at which half of the pairs are of one family, and what makes the odds e times as good. */
export const FAMILY = { middle: 0.476, step: 0.026 }
/** The same for one design, among pairs of one family. */
export const DESIGN = { middle: 0.581, step: 0.046 }

/** Share of the pairs that are so close. */
export const shareAt = (close: number, { middle, step }: typeof FAMILY) => 1 / (1 + Math.exp((middle - close) / step))

/** 0 to 1. */
export function similarityOf(agreement: Agreement): number {
  const close = closeness(agreement)
  return (shareAt(close, FAMILY) + shareAt(close, DESIGN)) / 2
}
