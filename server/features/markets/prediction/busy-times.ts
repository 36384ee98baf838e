/** When the demand of the next months is high. The threshold is ours. */
import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { monthNumber, monthText } from '#contracts/model/months.ts'

type Forecast = NonNullable<Output<typeof marketPrediction.demand>['forecast']>

/** A month this many times the average of the forecast months is busy. */
const BUSY = 1.2

type Busy = Forecast['busy'][number]
type Month = Pick<Forecast['months'][number], 'month' | 'searches'>

/** Runs of busy months. The stock must be there in the month before; null if that has passed. */
export function busyTimes(months: readonly Month[]): Busy[] {
  const runs = busyRuns(months)
  // A season that has begun may have begun before the forecast; then its next start is a run that the forecast ends in.
  const reachesNext = runs.at(-1)?.last === months.at(-1)?.month
  return runs.map((run) => ({
    ...run,
    nextYear:
      run.stockBy !== null || reachesNext
        ? null
        : { first: monthsLater(run.first, 12), stockBy: monthsLater(run.first, 11) },
  }))
}

const monthsLater = (month: string, months: number) => monthText(monthNumber(month) + months)

function busyRuns(months: readonly Month[]): Omit<Busy, 'nextYear'>[] {
  const average = months.reduce((sum, { searches }) => sum + searches, 0) / months.length
  const busy: Omit<Busy, 'nextYear'>[] = []
  let run: readonly Month[] = []
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
