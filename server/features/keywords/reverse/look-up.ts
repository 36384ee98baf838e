/** All terms under which any of some products has a placement, with the standing of each product. */
import type { ReverseFilter } from '#contracts/api/keyword-reverse.ts'
import type { TrafficKind } from '#contracts/model/catalogue-keywords.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Standing } from '#server/features/catalogue/public.ts'
import { asinNumber, type KeywordTable, knownOf, withoutNoise } from '#server/features/screener/public.ts'
import { type Scope, scopeOf } from '../search-keywords.ts'
import { type FoundProducts, findProducts, isSample, type ReverseWorld } from './find-products.ts'
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
  /** Placements of a row, one for each product. */
  placements: ReadonlyMap<number, readonly (Standing | undefined)[]>
}

export type ReverseQuery = Pick<ReverseFilter, 'asins' | 'marketplace' | 'week' | 'against'>

export function lookUp(world: ReverseWorld, query: ReverseQuery, accountId: number): Lookup {
  const marketplace = query.marketplace ?? DEFAULT_MARKETPLACE
  const found = findProducts(world, { asins: query.asins, marketplace, accountId })
  const table = world.screener.keywords()
  const first = found.products[0]
  const sample = first === undefined || isSample(first.product)
  const scope = scopeOf(table, { marketplace, data: sample ? 'sample' : 'imported' }, accountId)
  const { rows, placements } = termsOf(table, scope, found)
  return {
    ...found,
    marketplace,
    sample,
    observedOn: newestDay(found.products),
    weeks: chooseWeeks(found.products, query),
    table,
    scope,
    rows,
    placements,
  }
}

/** One pass over the terms of the marketplace, so that ids need no index. */
function termsOf(table: KeywordTable, { from, to }: Scope, { products }: FoundProducts) {
  const byId = new Map<number, (Standing | undefined)[]>()
  for (const [at, { standings }] of products.entries())
    for (const standing of standings) {
      const all = byId.get(standing.keywordId) ?? products.map(() => undefined)
      all[at] = standing
      byId.set(standing.keywordId, all)
    }
  const ids = table.ids.all()
  const placements = new Map<number, (Standing | undefined)[]>()
  for (let row = from; row < to && placements.size < byId.size; row++) {
    const all = byId.get(ids[row]!)
    if (all) placements.set(row, all)
  }
  return { rows: Uint32Array.from(placements.keys()), placements }
}

export interface Term {
  /** Of the table. */
  row: number
  standings: TermStanding[]
  measures: TermMeasures
}

/** Measures these rows. A term where no product had a rank in one of the two weeks is left out. */
export function measureTerms(world: ReverseWorld, lookup: Lookup, rows: Uint32Array): Term[] {
  const { weeks, table, products } = lookup
  const { week, against } = weeks
  const own = products[0]
  if (week === null || against === null || own === undefined) return []
  const weeksOf = world.catalogue.keywordWeeks(Array.from(rows, (row) => table.ids.at(row)))
  const nicheId = world.catalogue.nicheOf(own.product)?.id
  const factsOf = factsReader(table, { nicheId, asin: asinNumber(own.product.asin) })
  return Array.from(rows, (row): Term | undefined => {
    const standings = lookup.placements
      .get(row)!
      .map((placement, at) => standingOf(placement, products[at]!.product.observedOn, weeks))
    if (!standings.some(isFound)) return undefined
    const weekSearches = searchesIn(weeksOf.get(table.ids.at(row)), week)
    return { row, standings, measures: measureTerm(standings, { ...factsOf(row), weekSearches }) }
  }).filter((term) => term !== undefined)
}

const isFound = ({ now, before, kinds }: TermStanding) =>
  kinds.length > 0 || [now, before].some((ranks) => ranks && (ranks.organicRank !== null || ranks.adRank !== null))

const NOT_FOUND: TermStanding = { now: NO_RANKS, before: NO_RANKS, kinds: [], trafficShare: null, adShare: null }

/** A product without a placement under a term brings no traffic from it. */
function standingOf(
  placement: Standing | undefined,
  observedOn: string,
  { week, against, isNewest }: ChosenWeeks,
): TermStanding {
  if (placement === undefined || week === null || against === null) return NOT_FOUND
  const now = ranksIn(placement, week, observedOn) ?? NO_RANKS
  return {
    now,
    before: ranksIn(placement, against, observedOn),
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
