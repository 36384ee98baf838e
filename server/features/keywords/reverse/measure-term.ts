/** What a term means to the first of the compared products. Pure. */
import type { TrafficKind } from '#contracts/model/catalogue-keywords.ts'
import { monthlyClicks, monthlyImpressions, weeklyImpressions } from '#contracts/model/keywords/exposure.ts'
import type { Move, Stand, StandingNumber } from '#contracts/model/keywords/reverse-metrics.ts'
import { type Conversion, conversionOf, type KeywordType, keywordTypeOf } from '#contracts/model/keywords/term-role.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { Ranks } from './reverse-weeks.ts'

/** A product under a term. */
export interface TermStanding {
  now: Ranks
  /** Ranks in the other week; undefined: unknown. */
  before: Ranks | undefined
  kinds: TrafficKind[]
  /** Null: not known in the week. */
  trafficShare: number | null
  adShare: number | null
}

/** Facts of the term. */
export interface TermFacts {
  searches: number
  /** In the week; null: unknown. */
  weekSearches: number | null
  purchases: number | null
  products: number | null
  words: number
  isOwnNiche: boolean
  /** Shares of the first product if it is among the three most clicked. */
  clicked: { clickShare: number; conversionShare: number } | null
}

export interface TermMeasures {
  numbers: Record<StandingNumber, number | null>
  type: KeywordType | null
  conversion: Conversion | null
  stand: Stand
  move: Move | null
  /** Place of the product with the best organic rank; null: none ranks. */
  leader: number | null
}

/** @param standings of all products; the first one is “yours” */
export function measureTerm(standings: readonly TermStanding[], facts: TermFacts): TermMeasures {
  const own = standings[0]!
  const ranks = standings.map(({ now }) => now.organicRank)
  const rivals = ranks.slice(1).filter((rank) => rank !== null)
  const rivalShares = standings.slice(1).flatMap(({ trafficShare }) => trafficShare ?? [])
  const { organicRank, adRank } = own.now
  const { trafficShare, adShare } = own
  const best = Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY))
  const isShown = hasRank(own.now) || own.kinds.length > 0
  return {
    numbers: {
      organicRank,
      organicShift: difference(own.before?.organicRank, organicRank),
      adRank,
      adShift: difference(own.before?.adRank, adRank),
      trafficShare,
      // The stored shares have five digits.
      organicShare: trafficShare === null || adShare === null ? null : roundTo(trafficShare - adShare, 5),
      adShare,
      weeklyImpressions: facts.weekSearches === null ? null : weeklyImpressions(facts.weekSearches, own.now),
      relativeRank: organicRank === null ? null : 1 + rivals.filter((rank) => rank < organicRank).length,
      rivals: rivals.length,
      rivalRank: rivals.length === 0 ? null : Math.min(...rivals),
      rivalAverage: rivals.length === 0 ? null : rivals.reduce((sum, rank) => sum + rank, 0) / rivals.length,
      rivalShare: rivalShares.length === 0 ? null : Math.max(...rivalShares),
      impressions: facts.products === null ? null : monthlyImpressions(facts.searches, facts.products),
      clicks: facts.purchases === null ? null : monthlyClicks(facts.purchases),
    },
    type: isShown && trafficShare !== null ? keywordTypeOf({ ...facts, trafficShare }) : null,
    conversion: hasRank(own.now) ? conversionOf(facts.clicked, facts.purchases) : null,
    stand: standOf(organicRank, rivals),
    move: own.before ? moveOf(own.before.organicRank, organicRank) : null,
    leader: Number.isFinite(best) ? ranks.indexOf(best) : null,
  }
}

export const hasRank = ({ organicRank, adRank }: Ranks) => organicRank !== null || adRank !== null

const difference = (before: number | null | undefined, now: number | null): number | null =>
  before === undefined || before === null || now === null ? null : before - now

export function standOf(own: number | null, rivals: readonly number[]): Stand {
  if (own === null) return rivals.length > 0 ? 'onlyRivals' : 'none'
  if (rivals.length === 0) return 'onlyYou'
  const best = Math.min(...rivals)
  if (own === best) return 'level'
  return own < best ? 'youLead' : 'youTrail'
}

/** Null: no change, or no rank in both weeks. */
export function moveOf(before: number | null, now: number | null): Move | null {
  if (before === now) return null
  if (before === null) return 'entered'
  if (now === null) return 'lost'
  return now < before ? 'up' : 'down'
}
