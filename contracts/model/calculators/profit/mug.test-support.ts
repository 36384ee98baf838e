/** A product to calculate with. */
import { GRAMS_PER_POUND, MM_PER_INCH } from '../../fees/measures.ts'
import { emptyInput, type ProfitInput } from './input.ts'

/** A parcel of 10 × 8 × 5 in and 0.8 lb (DOMAIN B2) at $29.99 that costs $8.00 and $2.00 of freight. */
export const mug = (change: Partial<ProfitInput> = {}): ProfitInput => ({
  ...emptyInput(change.marketplace ?? 'US', '2026-06-15'),
  price: 2999,
  feeCategory: 'home',
  size: { length: 10 * MM_PER_INCH, width: 8 * MM_PER_INCH, height: 5 * MM_PER_INCH },
  weight: 0.8 * GRAMS_PER_POUND,
  cost: 800,
  freight: 200,
  ...change,
})
