/**
 * Converts closeness (fit.ts) into a calibrated similarity. Up to 0.5 it is about the kind of object: twice the similarity is
 * the probability that both show the same kind (given as many closest views of the same kind as of other kinds). Above 0.5 it
 * is about the design: twice the excess over 0.5 is the probability that two objects of one kind have the same design. So 0.1
 * means another kind of object, 0.5 another design of the same kind, and 0.9 the same design in four of five cases.
 *
 * Fitted on 360 pictures of the tuning families, twenty of each kind by each of the two renderers, and on 32 free-hand drawings
 * (for the kind only), among 20,000 drawings. scripts/bench/pictures/calibration.ts prints the table. Measured shares by
 * closeness:
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
 * The pictures are drawn, with clean backgrounds: pictures of real goods are harder.
 */
import type { Agreement } from './agreement.ts'
import { closeness } from './fit.ts'

/**
 * Logistic curve for one family: `middle` is the closeness of even odds, `step` the closeness that multiplies the odds by
 * e.
 */
export const FAMILY = { middle: 0.476, step: 0.026 }
/** Logistic curve for one design among pairs of one family. */
export const DESIGN = { middle: 0.581, step: 0.046 }

/** Share of the pairs with this closeness that are of one family or design. */
export const shareAt = (close: number, { middle, step }: typeof FAMILY) => 1 / (1 + Math.exp((middle - close) / step))

export function similarityOf(agreement: Agreement): number {
  const close = closeness(agreement)
  return (shareAt(close, FAMILY) + shareAt(close, DESIGN)) / 2
}
