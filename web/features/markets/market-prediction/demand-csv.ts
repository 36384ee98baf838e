/** The months of an answer as a file: past ones with their parts, then the forecast. */
import { type Cell, CSV_MARK, csvLine } from '#contracts/core/csv.ts'
import type { DemandAnswer, DemandForecast } from './asked.ts'

const COLUMNS = ['month', 'kind', 'searches', 'low', 'high', 'lastYear', 'trend', 'season', 'rest'] as const

interface DemandFile {
  answer: Pick<DemandAnswer, 'months'>
  forecast: Pick<DemandForecast, 'months'>
  words: Record<(typeof COLUMNS)[number] | 'known' | 'predicted', string>
}

export function demandCsv({ answer, forecast, words }: DemandFile): string {
  const head = COLUMNS.map((name): Cell => words[name])
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
