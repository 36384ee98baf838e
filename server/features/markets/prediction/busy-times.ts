/** When the demand of the next months is high. The threshold is ours. */
import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'

type Forecast = NonNullable<Output<typeof marketPrediction.demand>['forecast']>

/** A month this many times the average of the forecast months is busy. */
const BUSY = 1.2

/** Runs of busy months. The stock must be there in the month before; null if that has passed. */
export function busyTimes(months: readonly Pick<Forecast['months'][number], 'month' | 'searches'>[]): Forecast['busy'] {
  const average = months.reduce((sum, { searches }) => sum + searches, 0) / months.length
  const busy: Forecast['busy'] = []
  let run: typeof months = []
  for (const [at, one] of [...months, null].entries()) {
    if (one && one.searches >= BUSY * average) {
      run = [...run, one]
      continue
    }
    const [first] = run
    if (first) {
      const peak = run.reduce((best, each) => (each.searches > best.searches ? each : best))
      busy.push({
        first: first.month,
        last: run.at(-1)!.month,
        peak: peak.month,
        times: peak.searches / average,
        stockBy: months[at - run.length - 1]?.month ?? null,
      })
    }
    run = []
  }
  return busy
}
