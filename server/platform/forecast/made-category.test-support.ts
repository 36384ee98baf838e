import { monthNumber } from '#contracts/model/months.ts'
import { createRandom } from '#fixtures/random.ts'
import type { MonthlySeries } from './months.ts'

export const JANUARY = monthNumber('2025-01')
export const SUMMER = [0.6, 0.7, 0.9, 1.1, 1.3, 1.5, 1.5, 1.3, 0.9, 0.8, 0.7, 0.7]

/** Series of a category with a summer season; `growth` is a factor per month. */
export function category(count: number, months: number, { growth = 1, noise = 0.05, seed = 1 } = {}): MonthlySeries[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const size = random.between(200, 2000)
    const units = Array.from({ length: months }, (_, at) =>
      Math.round(size * SUMMER[at % 12]! * growth ** at * Math.exp(random.normal(0, noise))),
    )
    return { from: JANUARY, values: units }
  })
}
