/** The months of an answer as a file: past ones with their parts, then the forecast. */
import { type Cell, CSV_MARK, csvLine } from '#contracts/core/csv.ts'
import type { texts } from '#web/locales/zh-CN/market-prediction.ts'
import type { DemandAnswer, DemandForecast } from './asked.ts'

interface DemandFile {
  answer: Pick<DemandAnswer, 'months'>
  forecast: Pick<DemandForecast, 'months'>
  words: (typeof texts)['forecast']
}

export function demandCsv({ answer, forecast, words }: DemandFile): string {
  const head: Cell[] = [
    words.month,
    words.kind,
    words.searches,
    words.low,
    words.high,
    words.lastYear,
    words.trend,
    words.season,
    words.rest,
  ]
  const past = answer.months.map(({ month, searches, parts }, at): Cell[] => [
    month,
    words.known,
    searches,
    null,
    null,
    answer.months[at - 12]?.searches ?? null,
    parts?.trend ?? null,
    parts?.season ?? null,
    parts?.rest ?? null,
  ])
  const ahead = forecast.months.map((month): Cell[] => [
    month.month,
    words.predicted,
    month.searches,
    month.low,
    month.high,
    month.lastYear,
    month.trend,
    month.season,
    null,
  ])
  return CSV_MARK + [head, ...past, ...ahead].map(csvLine).join('')
}
