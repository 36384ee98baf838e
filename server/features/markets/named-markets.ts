/**
 * The names of all markets that a search by words looks through. They are the markets of `everyMarket`, without its metrics,
 * which take long to measure for all marketplaces.
 */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { MarketLevel } from '#contracts/model/screener/market-metrics.ts'
import { fold } from '#server/features/catalogue/public.ts'
import type { ProductTable, Span } from '#server/features/screener/public.ts'
import { textOf, wordsOf } from './find-markets.ts'
import type { MarketsWorld } from './search-markets.ts'

export interface NamedMarket {
  id: string
  level: MarketLevel
  marketplace: Marketplace
  data: Span['data']
  title: string
  titleZh: string | null
  titleEn: string | null
  /** Category, root first. */
  path: string[]
  /** Of all products, for the order. */
  units: number
  /** Its own names, folded, and all that a search looks through. */
  names: string[]
  text: string
}

type Named = Omit<NamedMarket, 'units'>

/** By account with rows of its own, or 0. When a table is replaced, its markets are garbage-collected with it. */
const KNOWN = new WeakMap<ProductTable, Map<number, NamedMarket[]>>()

/** Markets with all of the words; those with the words in their own name first, then those with most units. */
export function namedMarkets(world: MarketsWorld, accountId: number, typed: string): NamedMarket[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const phrase = words.join(' ')
  const score = ({ names }: NamedMarket) => {
    if (names.includes(phrase)) return 2
    return names.some((name) => words.every((word) => name.includes(word))) ? 1 : 0
  }
  return everyName(world, accountId)
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((market) => ({ market, score: score(market) }))
    .toSorted((a, b) => b.score - a.score || b.market.units - a.market.units)
    .map(({ market }) => market)
}

function everyName(world: MarketsWorld, accountId: number): NamedMarket[] {
  const table = world.screener.products()
  const ofTable = KNOWN.get(table) ?? new Map<number, NamedMarket[]>()
  KNOWN.set(table, ofTable)
  const owner = table.facts.owners.includes(accountId) ? accountId : 0
  const known = ofTable.get(owner) ?? table.facts.spans.flatMap((span) => namesIn(world, table, span, owner))
  ofTable.set(owner, known)
  return known
}

function namesIn({ catalogue }: MarketsWorld, table: ProductTable, span: Span, owner: number): NamedMarket[] {
  const { marketplace, data } = span
  const units = unitsByCode(table, span, owner)
  const niches = data === 'sample' ? catalogue.nicheFacts(marketplace, owner) : []
  const codes = new Map(table.facts.niches.map(({ id }, code) => [id, code]))
  const categories = new Map<string, NamedMarket>()
  for (const [code, sum] of units.category)
    for (const [depth, id] of (table.category(code)?.nodes ?? []).entries()) {
      const known = categories.get(id)
      if (known) known.units += sum
      else categories.set(id, { ...categoryName(table.category(code)!.path.slice(0, depth + 1), id, span), units: sum })
    }
  return [
    ...niches.flatMap((niche) => {
      const sum = units.niche.get(codes.get(niche.id) ?? -1)
      if (sum === undefined) return []
      const { id, title, zh, en, categoryPath: path } = niche
      const names = [title, zh ?? '', en ?? ''].map(fold)
      const text = textOf({ niche, path })
      const own = { id, level: 'niche' as const, title, titleZh: zh, titleEn: en, path }
      return { ...own, marketplace, data, names, text, units: sum }
    }),
    ...categories.values(),
  ]
}

function categoryName(path: string[], id: string, { marketplace, data }: Span): Named {
  const title = path.at(-1) ?? id
  const text = textOf({ niche: null, path })
  const titles = { title, titleZh: null, titleEn: null }
  return { id, level: 'category', marketplace, data, ...titles, path, names: [fold(title)], text }
}

/** Units of the rows that the account sees, by the codes of category and niche. */
function unitsByCode(table: ProductTable, { from, to }: Span, owner: number) {
  const { owners, codes } = table
  const hidden = table.hiddenFrom(owner)
  const unitsOf = table.numbers('units')
  const category = new Map<number, number>()
  const niche = new Map<number, number>()
  for (let row = from; row < to; row++) {
    if (owners[row] !== owner && (owners[row] !== 0 || hidden?.[row] === 1)) continue
    const units = unitsOf[row] || 0 // NaN is unknown
    const [categoryCode, nicheCode] = [codes.category[row]!, codes.niche[row]!]
    category.set(categoryCode, (category.get(categoryCode) ?? 0) + units)
    niche.set(nicheCode, (niche.get(nicheCode) ?? 0) + units)
  }
  return { category, niche }
}
