import { expect, test } from 'vitest'
import { tierFor } from './tier.ts'

const tiers = [
  { from: 50, price: 12 },
  { from: 500, price: 11 },
  { from: 2000, price: 10 },
]

test.each([
  [1, 12],
  [50, 12],
  [499, 12],
  [500, 11],
  [99_999, 10],
])('%i units cost ¥%i each', (units, price) => expect(tierFor(tiers, units)?.price).toBe(price))
