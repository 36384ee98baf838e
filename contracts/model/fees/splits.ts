/**
 * To how many places the seller ships: one, some, or those that Amazon chooses. A file of its own, so that a screen with
 * this choice does not load the fee tables.
 */
export const SPLITS = ['minimal', 'partial', 'optimized'] as const
export type Splits = (typeof SPLITS)[number]
