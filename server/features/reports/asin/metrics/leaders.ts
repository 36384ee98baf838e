/** Who stands first under the words that bring most of the traffic, and who sells more there than is clicked. */
import type { Keyword } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { type Context, derivedFigure, sampled } from '../context.ts'
import { sum } from './statistics.ts'
import type { Word } from './traffic.ts'

/** The words that the report calls core: those that bring most of the traffic. */
export const CORE = 20

export interface Leader {
  word: Word
  /** Whether another known product ranks under the word: nobody leads alone. */
  contested: boolean
  /** The known product of the best organic rank, the product itself among equals; null when none ranks. */
  asin: string | null
  rank: number | null
}

export interface LeaderMetrics {
  leaders: Leader[]
  /** Core words under which another known product ranks, those of them that the product leads, and their share. */
  core: Figure
  leading: Figure
  leadingShare: Figure
  /** Conversion against clicks of the product over the words whose three most clicked it belongs to. */
  conversion: Figure
  conversionWords: Figure
}

/** Conversion share ÷ click share: above 1 it converts better than it is clicked; null when it is not clicked. */
export const conversionToClicks = (clicks: number, conversions: number): number | null =>
  clicks > 0 ? conversions / clicks : null

export function leaderMetrics(context: Context): LeaderMetrics {
  const { product, placements, rivalPlacements } = context.facts
  const words = (placements ?? []).slice(0, CORE)
  const leaders = rivalPlacements === null ? [] : words.map((word) => leaderOf(word, rivalPlacements, product.asin))
  const contested = leaders.filter((leader) => leader.contested)
  const some = contested.length > 0
  const leading = contested.filter((leader) => leader.asin === product.asin).length
  const clicked = words.flatMap(({ keyword }) => {
    const own = keyword.topThree.find((top) => top.asin === product.asin)
    return own ? [{ ...own, searches: keyword.searches }] : []
  })
  const weighted = (share: 'clickShare' | 'conversionShare') => sum(clicked.map((own) => own[share] * own.searches))
  return {
    leaders,
    core: derivedFigure(context, 'keywords.core', 'count', some ? contested.length : null, 'note.leading'),
    leading: sampled(
      derivedFigure(context, 'keywords.leading', 'count', some ? leading : null, 'note.leading'),
      contested.length,
    ),
    leadingShare: sampled(
      derivedFigure(
        context,
        'keywords.leadingShare',
        'percent',
        some ? leading / contested.length : null,
        'note.leading',
      ),
      contested.length,
    ),
    conversion: sampled(
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
  let contested = false
  for (const { keywordId, asin, organicRank } of others) {
    if (keywordId !== word.keywordId || organicRank === null) continue
    contested = true
    if (best.rank === null || organicRank < best.rank) best = { asin, rank: organicRank }
  }
  return { word, contested, ...best }
}

/** All of the three most clicked together. */
export const topThreeConversion = ({ topThree }: Keyword): number | null =>
  conversionToClicks(sum(topThree.map((top) => top.clickShare)), sum(topThree.map((top) => top.conversionShare)))
