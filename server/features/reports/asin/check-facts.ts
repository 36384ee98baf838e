import type { MonthPoint } from '#contracts/model/catalogue.ts'
import type { AsinFacts } from './facts.ts'
import { sum } from './metrics/statistics.ts'

export class DamagedFacts extends Error {
  override readonly name = 'DamagedFacts'
  readonly faults: string[]
  constructor(asin: string, faults: string[]) {
    super(`The data of ${asin} contradict themselves: ${faults.join('; ')}`)
    this.faults = faults
  }
}

const ROUNDING_ERROR = 1e-6

/** @throws {DamagedFacts} when the history, the shares or the numbers of the product break their invariants. */
export function checkFacts(facts: AsinFacts): void {
  const faults = [...productFaults(facts), ...historyFaults(facts.history?.months ?? []), ...shareFaults(facts)]
  if (faults.length > 0) throw new DamagedFacts(facts.product.asin, faults)
}

function productFaults({ product }: AsinFacts): string[] {
  const { price, listPrice, rank, ratings, units, weight, rating } = product
  const faults = Object.entries({ price, listPrice, rank, ratings, units, weight })
    .filter(([, value]) => value !== null && !(value >= 0))
    .map(([name, value]) => `${name} is ${value}`)
  if (rating !== null && !(rating >= 0 && rating <= 5)) faults.push(`rating is ${rating}`)
  if (product.stars?.some((count) => !(count >= 0))) faults.push('a number of stars is negative')
  return faults
}

function historyFaults(months: MonthPoint[]): string[] {
  return months.flatMap((point, at) => {
    const before = months[at - 1]
    const faults: string[] = []
    const { price, units, revenue, rank, ratings, rating } = point
    for (const [name, value] of Object.entries({ price, units, revenue, rank, ratings, rating })) {
      if (!(value >= 0)) faults.push(`${name} of ${point.month} is ${value}`)
    }
    if (before && point.month !== monthAfter(before.month)) faults.push(`${point.month} follows ${before.month}`)
    if (before && ratings < before.ratings) faults.push(`ratings fall in ${point.month}`)
    // The average price is rounded to a minor unit: an error of at most half a unit per piece sold.
    if (Math.abs(revenue - price * units) > units / 2) faults.push(`revenue of ${point.month} is not price × units`)
    return faults
  })
}

function shareFaults({ history, placements, product }: AsinFacts): string[] {
  const shares: Record<string, number[]> = {
    'Buy Box shares': (history?.buyBox ?? []).map((owner) => owner.share),
    'traffic shares': (placements ?? []).map((placement) => placement.trafficShare),
    'unit shares': product.variants.map((variant) => variant.unitShare ?? 0),
  }
  return Object.entries(shares).flatMap(([name, values]) =>
    sum(values) > 1 + ROUNDING_ERROR || values.some((value) => !(value >= 0)) ? [`${name} do not add up`] : [],
  )
}

function monthAfter(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`
}
