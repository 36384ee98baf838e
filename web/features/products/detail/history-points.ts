/** The history of a product as rows of its chart and table. */
import type { productDetail } from '#contracts/api/product-detail.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'

export type Detail = Output<typeof productDetail.detail>
export type ProductEvent = Detail['events'][number]

export const SERIES = ['price', 'units', 'revenue', 'rank', 'ratings', 'rating'] as const
export type Series = (typeof SERIES)[number]
export const DEFAULT_SERIES: readonly Series[] = ['units', 'price']

export const RANGES = ['24', '12', '6', 'weeks', 'days'] as const
export type HistoryRange = (typeof RANGES)[number]

export interface HistoryPoint {
  /** A month, or the first day of a week, or a day. */
  at: string
  values: Partial<Record<Series, number | null>>
  events: readonly ProductEvent[]
}

/** Ranges that have data, the longest first. */
export function rangesOf({ months, weeks, days }: Pick<Detail, 'months' | 'weeks' | 'days'>): HistoryRange[] {
  const ofMonths = RANGES.filter((range) => /^\d+$/.test(range) && (range === '24' || months.length > Number(range)))
  return [
    ...(months.length > 0 ? ofMonths : []),
    ...(weeks.length > 0 ? (['weeks'] as const) : []),
    ...(days.length > 0 ? (['days'] as const) : []),
  ]
}

/** Oldest first. */
export function historyPoints(detail: Detail, range: HistoryRange): HistoryPoint[] {
  const { months, weeks, days, events } = detail
  if (range === 'days')
    return days.map(({ day, price, rank, ratings, rating }) => ({
      at: day,
      values: { price, rank, ratings, rating },
      events: [],
    }))
  if (range === 'weeks')
    return weeks.map(({ week, ...values }) => ({
      at: week,
      values,
      events: events.filter(({ from }) => from >= week && from < weekAfter(week)),
    }))
  return months.slice(-Number(range)).map(({ month, ...values }) => ({
    at: month,
    values,
    events: events.filter(({ from }) => from.startsWith(month)),
  }))
}

const WEEK_MS = 7 * 86_400_000
const weekAfter = (week: string) => new Date(Date.parse(week) + WEEK_MS).toISOString().slice(0, 10)

/** Series of which the points have a value. */
export const seriesOf = (points: readonly HistoryPoint[]): Series[] =>
  SERIES.filter((series) => points.some(({ values }) => typeof values[series] === 'number'))

/** The series in a text of the address, in their order there; the default ones if none is known. */
export function readSeries(text: string | null, known: readonly Series[]): Series[] {
  const named = (text ?? '').split(',').flatMap((name) => known.filter((series) => series === name))
  if (named.length > 0) return [...new Set(named)]
  const usual = DEFAULT_SERIES.filter((series) => known.includes(series))
  return usual.length > 0 ? usual : known.slice(0, 2)
}

/** A smaller rank or price axis starts near its values; amounts that are added up start at 0. */
export const startsAtZero = (series: Series) => PRODUCT_NUMBERS[series].unit === 'count' || series === 'revenue'
