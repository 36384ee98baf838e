import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure, withholdTooFew } from '../../asin/context.ts'
import { monthKey } from '../../asin/metrics/sales.ts'
import { mean, median, sum, withoutNulls } from '../../asin/metrics/statistics.ts'
import type { MarketContext } from '../context.ts'
import { monthsBefore } from './newcomers.ts'

export interface KeywordRow {
  keyword: SampleKeyword
  /** Purchases ÷ searches. */
  rate: number | null
  /** Searches ÷ products. */
  supplyDemand: number | null
  peak: TextKey | null
  advice: TextKey | null
}

export interface KeywordMetrics {
  rows: KeywordRow[]
  best: KeywordRow | null
  medianRate: Figure
  medianBid: Figure
  medianSupplyDemand: Figure
  searches: Figure
  /** Click share of a keyword's top three products, averaged over keywords with click data. */
  clickShare: Figure
}

export function keywordMetrics(context: MarketContext): KeywordMetrics {
  const keywords = context.facts.keywords ?? []
  const rates = withoutNulls(keywords.map(rateOf))
  const ratios = withoutNulls(keywords.map(supplyDemandOf))
  const [rate, ratio] = [median(rates), median(ratios)]
  const clicks = keywords.flatMap(({ topThree }) =>
    topThree.length > 0 ? [sum(topThree.map((top) => top.clickShare))] : [],
  )
  const rows = keywords.map((keyword): KeywordRow => {
    const own = { rate: rateOf(keyword), supplyDemand: supplyDemandOf(keyword) }
    return {
      keyword,
      ...own,
      peak: peakOf(keyword),
      advice: tooFew(keywords.length) ? null : adviceOf(own, rate, ratio),
    }
  })
  const derive = (label: TextKey, unit: Figure['unit'], value: number | null, note: TextKey) =>
    derivedFigure(context, label, unit, value, note)
  return {
    rows,
    best: rows.find(({ advice }) => advice === 'advice.attack') ?? null,
    medianRate: withholdTooFew(derive('market.wordRate', 'percent', rate, 'note.market.words'), rates.length),
    medianBid: withholdTooFew(
      derive('market.wordBid', 'money', median(keywords.map(({ bid }) => bid)), 'note.market.words'),
      keywords.length,
    ),
    medianSupplyDemand: withholdTooFew(derive('market.wordRatio', 'ratio', ratio, 'note.market.words'), ratios.length),
    searches: derive(
      'market.wordSearches',
      'count',
      keywords.length > 0 ? sum(keywords.map((keyword) => keyword.searches)) : null,
      'note.market.wordSearches',
    ),
    clickShare: withholdTooFew(
      derive('market.wordClicks', 'percent', mean(clicks), 'note.market.wordClicks'),
      clicks.length,
    ),
  }
}

const rateOf = ({ purchases, searches }: SampleKeyword) => (searches > 0 ? purchases / searches : null)
const supplyDemandOf = ({ searches, products }: SampleKeyword) => (products > 0 ? searches / products : null)

function peakOf({ trend, observedOn }: SampleKeyword): TextKey | null {
  if (trend.length < 12) return null
  // The trend ends with the last full month before the observation day.
  const months = trend.map((_, at) =>
    Number(monthsBefore(`${observedOn.slice(0, 7)}-01`, trend.length - at).slice(5, 7)),
  )
  const level = (month: number) => mean(trend.filter((_, at) => months[at] === month)) ?? 0
  const best = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce((peak, month) =>
    level(month) > level(peak) ? month : peak,
  )
  return monthKey(best)
}

/** Compares purchase rate and searches per product with the medians of the niche. */
function adviceOf(
  { rate, supplyDemand }: Pick<KeywordRow, 'rate' | 'supplyDemand'>,
  usualRate: number | null,
  usualRatio: number | null,
): TextKey | null {
  if (rate === null || supplyDemand === null || usualRate === null || usualRatio === null) return null
  if (rate >= usualRate) return supplyDemand >= usualRatio ? 'advice.attack' : 'advice.exact'
  return supplyDemand >= usualRatio ? 'advice.test' : 'advice.wait'
}
