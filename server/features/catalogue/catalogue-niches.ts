/**
 * Queries about niches. Sample niches are rows; for imported products, each category with enough visible products is a
 * niche. Members always have the same source class as their niche: a sample product replaced by an import leaves its
 * sample niche.
 */
import type { Category, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche, NicheMonth } from '#contracts/model/niche.ts'
import type { Reader } from '#server/db/reader.ts'
import { type ProductRow, toHistory, toProduct } from './catalogue-rows.ts'
import { BEST_FIRST, categoryNiches } from './category-niche.ts'
import { matchScore, parseQuery, type Searchable } from './niche-search.ts'
import { type ParentCategory, parentCategories } from './parent-category.ts'
import { LISTING, VISIBLE_ONCE, viewerOf } from './visible-products.ts'

export interface StoredMember {
  product: Product
  clickShare: number | null
  history: ProductHistory | null
}

export interface NicheQueries {
  /** Undefined if the account cannot see it. */
  niche(id: string, accountId: number): Niche | undefined
  /** Niches matching a keyword, best match first, then most searched first. */
  nichesFor(keyword: string, marketplace: Marketplace, accountId: number, limit: number): Niche[]
  /** All niches that are rows, with their months. */
  clusteredNiches(marketplace: Marketplace, accountId: number): { niche: Niche; months: NicheMonth[] }[]
  /** The same without their months, which take most of the time to read. */
  nicheFacts(marketplace: Marketplace, accountId: number): Niche[]
  /** Facts of the categories that the sample world has. */
  categoriesOf(marketplace: Marketplace): Category[]
  /** 24 months, oldest first; empty for imported products. */
  nicheMonths(niche: Niche): NicheMonth[]
  /** Best sellers first; products with unknown units last, by rank. One product per listing, its best variant. */
  nicheMembers(niche: Niche, accountId: number, limit: number): StoredMember[]
  nicheMemberCount(niche: Niche, accountId: number): number
  /** Most searched first. */
  nicheKeywords(niche: Niche): SampleKeyword[]
  nicheCategory(niche: Niche): Category | null
  /** The category around the niche; null if it has no products outside the niche. */
  nicheParent(niche: Niche, accountId: number): ParentCategory | null
}

const OF_NICHE = `niche_id = @id AND (source = 'sample') = @sample AND ${VISIBLE_ONCE}`

/** This function is long because it prepares one statement per query. */
export function nicheQueries(db: Reader): NicheQueries {
  const clustered = db.lookup<[string], { owner: number; facts: string }>('SELECT owner, facts FROM niche WHERE id = ?')
  const searched = db.prepare<[object], { id: string; words: string }>(
    'SELECT id, words FROM niche WHERE marketplace = @marketplace AND owner IN (0, @accountId)',
  )
  const everyNiche = db.prepare<[object], { facts: string; months: string }>(
    'SELECT facts, months FROM niche WHERE marketplace = @marketplace AND owner IN (0, @accountId) ORDER BY id',
  )
  const everyFacts = db.prepare<[object], { facts: string }>(
    'SELECT facts FROM niche WHERE marketplace = @marketplace AND owner IN (0, @accountId) ORDER BY id',
  )
  const everyCategory = db.prepare<[object], { facts: string }>(
    'SELECT facts FROM category WHERE marketplace = @marketplace AND owner = 0 ORDER BY path',
  )
  const months = db.prepare<[string], { months: string }>('SELECT months FROM niche WHERE id = ?')
  // In index order, so that the best of a large category are found without reading the rest.
  const ranked = db.prepare<[object], { id: number; listing: string }>(
    `SELECT id, ${LISTING} AS listing FROM product WHERE ${OF_NICHE} ORDER BY ${BEST_FIRST} LIMIT @rows`,
  )
  const members = db.prepare<[object], ProductRow & { history: string | null }>(
    `SELECT product.*, history FROM json_each(@ids) best JOIN product ON product.id = best.value
     LEFT JOIN product_history ON product_id = product.id ORDER BY best.key`,
  )
  const count = db.prepare<[object], { members: number }>(
    `SELECT count(DISTINCT ${LISTING}) AS members FROM product WHERE ${OF_NICHE}`,
  )
  const keywords = db.prepare<[object], { facts: string }>(
    `SELECT facts FROM keyword WHERE niche_id = @id AND (source = 'sample') = @sample ORDER BY searches DESC, id`,
  )
  const category = db.prepare<[object], { facts: string }>(
    'SELECT facts FROM category WHERE marketplace = @marketplace AND path = @path AND source = @source AND owner = 0',
  )
  const categories = categoryNiches(db)
  const parents = parentCategories(db)
  const viewer = viewerOf(db)
  const key = ({ id, source }: Niche) => ({ id, sample: Number(source === 'sample') })

  function niche(id: string, accountId: number): Niche | undefined {
    const row = clustered.get(id)
    if (!row) return categories.find(id, viewer(accountId))
    // The cast: catalogue-build wrote a Niche.
    return row.owner === 0 || row.owner === accountId ? (JSON.parse(row.facts) as Niche) : undefined
  }

  /** The best row of each listing. Reads more rows until there are enough listings. */
  function bestRowIds(parameters: object, limit: number): number[] {
    for (let rows = limit * 2; ; rows *= 4) {
      const found = ranked.all({ ...parameters, rows })
      const best = new Map<string, number>()
      for (const { id, listing } of found) if (!best.has(listing)) best.set(listing, id)
      if (best.size >= limit || found.length < rows) return [...best.values()].slice(0, limit)
    }
  }

  return {
    niche,
    nichesFor(typed, marketplace, accountId, limit) {
      const query = parseQuery(typed)
      if (query.words.length === 0) return []
      const rows = searched.all({ marketplace, accountId })
      const all = [
        ...rows.map(({ id, words }) => ({ id, texts: JSON.parse(words) as Searchable })), // written by catalogue-build
        ...categories.all(marketplace, viewer(accountId)),
      ]
      const best = all
        .map(({ id, texts }) => ({ id, fit: matchScore(query, texts), searches: texts.searches }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => b.fit - a.fit || b.searches - a.searches || (a.id < b.id ? -1 : 1))
      // Loading can reveal that a category has too few products, so continue until `limit` niches are found.
      const first = (fits: typeof best) => {
        const found: Niche[] = []
        for (const { id } of fits) {
          if (found.length === limit) break
          found.push(...[niche(id, accountId)].filter((each) => each !== undefined))
        }
        return found
      }
      const whole = first(best.filter(({ fit }) => fit > 1))
      // Partial matches count only if there is no full match.
      return whole.length > 0 ? whole : first(best.filter(({ fit }) => fit <= 1))
    },
    // The casts: catalogue-build wrote these rows.
    clusteredNiches: (marketplace, accountId) =>
      everyNiche.all({ marketplace, accountId }).map((row) => ({
        niche: JSON.parse(row.facts) as Niche,
        months: JSON.parse(row.months) as NicheMonth[],
      })),
    nicheFacts: (marketplace, accountId) =>
      everyFacts.all({ marketplace, accountId }).map(({ facts }) => JSON.parse(facts) as Niche),
    categoriesOf: (marketplace) => everyCategory.all({ marketplace }).map(({ facts }) => JSON.parse(facts) as Category),
    nicheMonths: ({ id }) => JSON.parse(months.get(id)?.months ?? '[]') as NicheMonth[], // written by catalogue-build
    nicheMembers: (of, accountId, limit) =>
      members.all({ ids: JSON.stringify(bestRowIds({ ...key(of), ...viewer(accountId) }, limit)) }).map((row) => ({
        product: toProduct(row),
        clickShare: row.click_share,
        history: row.history === null ? null : toHistory(row.history),
      })),
    nicheMemberCount: (of, accountId) =>
      // For a category, the summary already has the exact count; the summary of a clustered niche counts more products
      // than we have rows.
      clustered.get(of.id) ? (count.get({ ...key(of), ...viewer(accountId) })?.members ?? 0) : of.summary.productCount,
    nicheKeywords: (of) => keywords.all(key(of)).map(({ facts }) => JSON.parse(facts) as SampleKeyword), // written by catalogue-build
    nicheCategory({ marketplace, categoryPath, source }) {
      const row = category.get({ marketplace, path: JSON.stringify(categoryPath), source })
      return row ? (JSON.parse(row.facts) as Category) : null // written by catalogue-build from a Category
    },
    nicheParent: (of, accountId) => parents(of, viewer(accountId)),
  }
}
