import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure, withholdTooFew } from '../context.ts'
import { sum } from './statistics.ts'
import type { Word } from './traffic.ts'

/** Number of core keywords, which bring most of the traffic. */
export const CORE_WORDS = 20

export interface Leader {
  word: Word
  /** True if another known product ranks too; without one there is no lead. */
  isContested: boolean
  /** The best-ranked known product, the own product in a tie; null if none ranks. */
  asin: string | null
  rank: number | null
}

export interface LeaderMetrics {
  leaders: Leader[]
  core: Figure
  leading: Figure
  leadingShare: Figure
  /** Conversion share ÷ click share over the keywords where the product is among the three most clicked. */
  conversion: Figure
  conversionWords: Figure
}

/** Above 1, a product has a larger share of purchases than of clicks; null without clicks. */
export const conversionToClicks = (clicks: number, conversions: number): number | null =>
  clicks > 0 ? conversions / clicks : null

export function leaderMetrics(context: Context): LeaderMetrics {
  const { product, placements, rivalPlacements } = context.facts
  const words = (placements ?? []).slice(0, CORE_WORDS)
  const leaders = rivalPlacements === null ? [] : words.map((word) => leaderOf(word, rivalPlacements, product.asin))
  const contested = leaders.filter((leader) => leader.isContested)
  const hasContested = contested.length > 0
  const leading = contested.filter((leader) => leader.asin === product.asin).length
  const clicked = words.flatMap(({ keyword }) => {
    const own = keyword.topThree.find((top) => top.asin === product.asin)
    return own ? [{ ...own, searches: keyword.searches }] : []
  })
  const weighted = (share: 'clickShare' | 'conversionShare') => sum(clicked.map((own) => own[share] * own.searches))
  return {
    leaders,
    core: derivedFigure(context, 'keywords.core', 'count', hasContested ? contested.length : null, 'note.leading'),
    leading: withholdTooFew(
      derivedFigure(context, 'keywords.leading', 'count', hasContested ? leading : null, 'note.leading'),
      contested.length,
    ),
    leadingShare: withholdTooFew(
      derivedFigure(
        context,
        'keywords.leadingShare',
        'percent',
        hasContested ? leading / contested.length : null,
        'note.leading',
      ),
      contested.length,
    ),
    conversion: withholdTooFew(
      derivedFigure(
        context,
        'keywords.ownConversion',
        'ratio',
        conversionToClicks(weighted('clickShare'), weighted('conversionShare')),
        'note.ownConversion',
      ),
      clicked.length,
    ),
    conversionWords: derivedFigure(
      context,
      'keywords.ownConversionWords',
      'count',
      words.length > 0 ? clicked.length : null,
      'note.ownConversion',
    ),
  }
}

function leaderOf(word: Word, others: NonNullable<Context['facts']['rivalPlacements']>, own: string): Leader {
  let best: { asin: string | null; rank: number | null } = {
    asin: word.organicRank === null ? null : own,
    rank: word.organicRank,
  }
  let isContested = false
  for (const { keywordId, asin, organicRank } of others) {
    if (keywordId !== word.keywordId || organicRank === null) continue
    isContested = true
    if (best.rank === null || organicRank < best.rank) best = { asin, rank: organicRank }
  }
  return { word, isContested, ...best }
}

export const topThreeConversion = ({ topThree }: SampleKeyword): number | null =>
  conversionToClicks(sum(topThree.map((top) => top.clickShare)), sum(topThree.map((top) => top.conversionShare)))
