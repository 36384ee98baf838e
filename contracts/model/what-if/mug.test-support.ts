/** A product to calculate with. */
import { GRAMS_PER_POUND, MM_PER_INCH } from '../fees/measures.ts'
import { startOf, type WhatIfInput } from './input.ts'
import type { LineKey } from './lines.ts'
import { whatIf } from './what-if.ts'

/** A parcel of 10 × 8 × 5 in and 0.8 lb (DOMAIN B2); the goods cost $8 and freight $2. */
export const mug = (change: Partial<WhatIfInput> = {}): WhatIfInput => ({
  ...startOf(
    {
      price: 2999,
      size: [10 * MM_PER_INCH, 8 * MM_PER_INCH, 5 * MM_PER_INCH],
      weight: 0.8 * GRAMS_PER_POUND,
      feeCategory: 'home',
      returnRate: 0.05,
      on: '2026-06-15',
    },
    change.marketplace ?? 'US',
  ),
  cost: 800,
  freight: 200,
  ...change,
})
export const line = (input: WhatIfInput, key: LineKey) =>
  whatIf(input).lines.find((each) => each.key === key)?.amount?.value
