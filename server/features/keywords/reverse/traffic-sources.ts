/** Where the traffic of products comes from, and what changed between two weeks. */
import type { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { TrafficKind } from '#contracts/model/catalogue-keywords.ts'
import { ORGANIC_PLACES_A_PAGE } from '#contracts/model/keywords/place.ts'
import { isAdKind, TRAFFIC_KINDS } from '#contracts/model/keywords/reverse-metrics.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { Standing } from '#server/features/catalogue/public.ts'
import { asinOfCompared, type ComparedProduct } from './find-products.ts'
import { moveOf } from './measure-term.ts'
import { type ChosenWeeks, type Ranks, ranksOf } from './reverse-weeks.ts'

type Source = Output<typeof keywordReverse.sources>['source'][number]
type RankName = keyof Ranks

export function trafficSource(compared: ComparedProduct, { all, week, against }: ChosenWeeks): Source {
  const { standings } = compared
  const byWeek = all.map((sunday) => ranksOf(compared, sunday))
  const count = (check: (ranks: Ranks) => boolean) =>
    byWeek.map((ranks) => ranks.filter((each) => each !== undefined && check(each)).length)
  const pair = {
    before: against === null ? [] : ranksOf(compared, against),
    now: week === null ? [] : ranksOf(compared, week),
  }
  return {
    asin: asinOfCompared(compared),
    kinds: TRAFFIC_KINDS.map((kind) => ({ kind, ...kindOf(kind, standings) })),
    organicTerms: count(({ organicRank }) => organicRank !== null),
    pageOneTerms: count(({ organicRank }) => organicRank !== null && organicRank <= ORGANIC_PLACES_A_PAGE),
    adTerms: count(({ adRank }) => adRank !== null),
    organic: movesOf(pair, 'organicRank'),
    ad: movesOf(pair, 'adRank'),
  }
}

/** Organic kinds share the organic traffic of their terms, ad kinds the traffic from ads. */
function kindOf(kind: TrafficKind, standings: readonly Standing[]): { terms: number; share: number } {
  const having = standings.filter(({ kinds }) => kinds.includes(kind))
  const share = having.reduce((sum, { trafficShare, adShare }) => {
    return sum + (isAdKind(kind) ? adShare : trafficShare - adShare)
  }, 0)
  return { terms: having.length, share: roundTo(Math.max(0, share), 5) }
}

interface Pair {
  before: readonly (Ranks | undefined)[]
  now: readonly (Ranks | undefined)[]
}

/** Counts the terms whose ranks are known in both weeks. */
function movesOf({ before, now }: Pair, name: RankName): Source['organic'] {
  const moves = { entered: 0, lost: 0, up: 0, down: 0, same: 0 }
  for (const [at, ranks] of now.entries()) {
    const earlier = before[at]
    if (ranks === undefined || earlier === undefined) continue
    if (ranks[name] === null && earlier[name] === null) continue
    moves[moveOf(earlier[name], ranks[name]) ?? 'same'] += 1
  }
  return moves
}
