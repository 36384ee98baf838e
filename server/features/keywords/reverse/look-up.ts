/** All terms under which any of some products ranks in one of two weeks, with the standing of each product. */
import type { ReverseFilter } from '#contracts/api/keyword-reverse.ts'
import type { TrafficKind } from '#contracts/model/catalogue-keywords.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Standing } from '#server/features/catalogue/public.ts'
import { asinNumber, type KeywordTable, knownOf, withoutNoise } from '#server/features/screener/public.ts'
import { type Scope, scopeOf } from '../keyword-scope.ts'
import {
  asinOfCompared,
  type ComparedProduct,
  type FoundProducts,
  findProducts,
  isSample,
  type ReverseWorld,
} from './find-products.ts'
import { measureTerm, type TermFacts, type TermMeasures, type TermStanding } from './measure-term.ts'
import { type ChosenWeeks, chooseWeeks, NO_RANKS, newestDay, ranksIn, searchesIn } from './reverse-weeks.ts'

export interface Lookup extends FoundProducts {
  marketplace: Marketplace
  sample: boolean
  observedOn: string | null
  weeks: ChosenWeeks
  table: KeywordTable
  scope: Scope
  /** Rows of the table, ascending. */
  rows: Uint32Array
  /** Of a row: the standing of each product. */
  standings: ReadonlyMap<number, readonly TermStanding[]>
}

export type ReverseQuery = Pick<ReverseFilter, 'asins' | 'marketplace' | 'week' | 'against'>

export function lookUp(world: ReverseWorld, query: ReverseQuery, accountId: number): Lookup {
  const marketplace = query.marketplace ?? DEFAULT_MARKETPLACE
  const found = findProducts(world, { asins: query.asins, marketplace, accountId })
  const table = world.screener.keywords()
  const first = found.products.find(({ product }) => product !== null)
  const sample = !first?.product || isSample(first.product)
  const scope = scopeOf(table, { marketplace, data: sample ? 'sample' : 'imported' }, accountId)
  const weeks = chooseWeeks(found.products, query)
  const standings = termsOf(table, scope, found, weeks)
  return {
    ...found,
    marketplace,
    sample,
    observedOn: newestDay(found.products),
    weeks,
    table,
    scope,
    rows: Uint32Array.from(standings.keys()),
    standings,
  }
}

/** One pass over the terms of the marketplace, so that ids need no index. Rows ascend. */
function termsOf(table: KeywordTable, { from, to }: Scope, { products }: FoundProducts, weeks: ChosenWeeks) {
  const byId = new Map<number, (Standing | undefined)[]>()
  for (const [at, { standings }] of products.entries())
    for (const standing of standings) {
      const all = byId.get(standing.keywordId) ?? products.map(() => undefined)
      all[at] = standing
      byId.set(standing.keywordId, all)
    }
  const ids = table.ids.all()
  const found = new Map<number, TermStanding[]>()
  let left = byId.size
  for (let row = from; row < to && left > 0; row++) {
    const placements = byId.get(ids[row]!)
    if (!placements) continue
    left--
    const standings = placements.map((placement, at) => standingOf(placement, products[at]!, weeks))
    if (standings.some(isFound)) found.set(row, standings)
  }
  return found
}

export interface Term {
  /** Of the table. */
  row: number
  standings: readonly TermStanding[]
  measures: TermMeasures
}

/** Measures these rows. */
export function measureTerms(world: ReverseWorld, lookup: Lookup, rows: Uint32Array): Term[] {
  const { weeks, table, products } = lookup
  const { week } = weeks
  const own = products[0]
  if (week === null || own === undefined) return []
  const weeksOf = world.catalogue.keywordWeeks(Array.from(rows, (row) => table.ids.at(row)))
  const nicheId = own.product === null ? undefined : world.catalogue.nicheOf(own.product)?.id
  const factsOf = factsReader(table, { nicheId, asin: asinNumber(asinOfCompared(own)) })
  return Array.from(rows, (row) => {
    const standings = lookup.standings.get(row)!
    const weekSearches = searchesIn(weeksOf.get(table.ids.at(row)), week)
    return { row, standings, measures: measureTerm(standings, { ...factsOf(row), weekSearches }) }
  })
}

const isFound = ({ now, before, kinds }: TermStanding) =>
  kinds.length > 0 || [now, before].some((ranks) => ranks && (ranks.organicRank !== null || ranks.adRank !== null))

const NOT_FOUND: TermStanding = { now: NO_RANKS, before: NO_RANKS, kinds: [], trafficShare: null, adShare: null }

/** A product without a placement under a term brings no traffic from it. */
function standingOf(
  placement: Standing | undefined,
  { product }: ComparedProduct,
  { week, against, isNewest }: ChosenWeeks,
): TermStanding {
  if (placement === undefined || product === null || week === null || against === null) return NOT_FOUND
  const now = ranksIn(placement, week, product.observedOn) ?? NO_RANKS
  return {
    now,
    before: ranksIn(placement, against, product.observedOn),
    kinds: isNewest ? placement.kinds : kindsOfRanks(now),
    trafficShare: isNewest ? placement.trafficShare : null,
    adShare: isNewest ? placement.adShare : null,
  }
}

/** Badges and brand ads have no history. */
const kindsOfRanks = ({ organicRank, adRank }: typeof NO_RANKS): TrafficKind[] => [
  ...(organicRank === null ? [] : (['organic'] as const)),
  ...(adRank === null ? [] : (['sponsoredProduct'] as const)),
]

function factsReader(
  table: KeywordTable,
  own: { nicheId: string | undefined; asin: number },
): (row: number) => Omit<TermFacts, 'weekSearches'> {
  const [searches, purchases, products, words] = (['searches', 'purchases', 'products', 'words'] as const).map((name) =>
    table.numbers(name).all(),
  )
  // As the columns of the most clicked products count: 0 is no product.
  const product = table.asins.indexOf(own.asin) + 1
  return (row) => {
    const clicked = product === 0 ? undefined : table.top.find((top) => top.product[row] === product)
    return {
      searches: searches![row]!,
      purchases: knownOf(purchases![row]),
      products: knownOf(products![row]),
      words: words![row]!,
      isOwnNiche: own.nicheId !== undefined && table.facts.niches[table.niche.at(row)]?.id === own.nicheId,
      clicked: clicked
        ? { clickShare: withoutNoise(clicked.click.at(row)), conversionShare: withoutNoise(clicked.conversion.at(row)) }
        : null,
    }
  }
}
