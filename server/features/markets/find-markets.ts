/** Finds the markets that a filter describes, and puts them in order. */
import type { MarketFilter } from '#contracts/api/market-shapes.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBER_NAMES, MARKET_NUMBERS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import { fold } from '#server/features/catalogue/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { Market } from './every-market.ts'

/** Refuses contradictory ranges and unknown categories. */
export function findMarkets(markets: readonly Market[], filter: MarketFilter): Market[] {
  const { level } = filter
  const ranges = rangesOf(filter)
  const category = filter.category === undefined ? undefined : requireCategory(markets, filter.category)
  const words = wordsOf(filter.words ?? '')
  const { country, period, peakMonth } = filter.choice ?? {}
  return markets.filter(
    (market) =>
      (level === undefined || market.level === level) &&
      (category === undefined || category.path.every((name, at) => market.path[at] === name)) &&
      isChosen(country, market.country) &&
      isChosen(period, market.period) &&
      isChosen(peakMonth, market.peakMonth) &&
      ranges.every(({ name, min, max }) => {
        const value = market.values[name]
        return value !== null && value >= min && value <= max
      }) &&
      (words.length === 0 || hasWords(market, words)),
  )
}

function rangesOf({ range = {} }: MarketFilter) {
  return MARKET_NUMBER_NAMES.flatMap((name) => {
    const { min, max } = range[name] ?? {}
    if (min === undefined && max === undefined) return []
    if (min !== undefined && max !== undefined && min > max)
      throw refuse('wrongRange', { metric: (language) => MARKET_TEXTS[language].names[name] })
    return [{ name, min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY }]
  })
}

function requireCategory(markets: readonly Market[], id: string): Market {
  const category = markets.find((market) => market.level === 'category' && market.id === id)
  if (!category) throw refuse('unknownCategory')
  return category
}

/** No chosen value means any. An unknown value is not one of the chosen ones. */
const isChosen = (chosen: readonly string[] | undefined, value: string | number | null) =>
  chosen === undefined || chosen.length === 0 || (value !== null && chosen.includes(String(value)))

/** All words, in any of the titles and the category. */
function hasWords(market: Market, words: readonly string[]): boolean {
  const text = textOf(market)
  return words.every((word) => text.includes(word))
}

/** What the words of a search are looked up in. */
export const textOf = ({ niche, path }: Pick<Market, 'niche' | 'path'>): string =>
  fold([niche?.title ?? '', niche?.zh ?? '', niche?.en ?? '', ...path].join(' '))

/** Words of a search; none for a text without letters. */
export const wordsOf = (typed: string): string[] =>
  fold(typed)
    .split(' ')
    .filter((word) => word !== '')

/** Unknown values come last; equal ones by revenue, then by id, so that pages do not overlap. */
export function sortMarkets(
  markets: readonly Market[],
  {
    sort = 'revenue',
    order = MARKET_NUMBERS[sort].first,
  }: { sort?: MarketNumber | undefined; order?: 'asc' | 'desc' | undefined },
): Market[] {
  const sign = order === 'asc' ? 1 : -1
  return markets.toSorted((a, b) => {
    const [x, y] = [a.values[sort], b.values[sort]]
    if (x === null || y === null) {
      if (x !== y) return x === null ? 1 : -1
    } else if (x !== y) return sign * (x - y)
    return (b.values.revenue ?? 0) - (a.values.revenue ?? 0) || (a.id < b.id ? -1 : 1)
  })
}
