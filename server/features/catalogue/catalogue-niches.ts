/**
 * Questions about niches. Clustered ones are rows; of imported products, which nobody has clustered, each category with
 * enough products that the account sees is a niche. Members are never of another class than their niche: a product that an
 * import has replaced has left its sample niche.
 */
import type { Category, Keyword, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche, NicheMonth } from '#contracts/model/niche.ts'
import type { Reader } from '#server/db/reader.ts'
import { type ProductRow, toHistory, toProduct } from './catalogue-rows.ts'
import { BEST_FIRST, categoryNiches } from './category-niche.ts'
import { fitOf, queryOf, type Searchable } from './niche-search.ts'
import { type ParentCategory, parentCategories } from './parent-category.ts'
import { LISTING, SEEN, whoSees } from './seen-products.ts'

export interface StoredMember {
  product: Product
  clickShare: number | null
  history: ProductHistory | null
}

export interface NicheQuestions {
  /** The niche that the account can see, or undefined. */
  niche(id: string, accountId: number): Niche | undefined
  /** The niches that a keyword leads to, best match first, then most searched first. */
  nichesFor(keyword: string, marketplace: Marketplace, accountId: number, limit: number): Niche[]
  /** 24 months, oldest first; none of imported products. */
  nicheMonths(niche: Niche): NicheMonth[]
  /** The best-selling first; those whose units are not known come last, the better ranked first. Of variants the best one. */
  nicheMembers(niche: Niche, accountId: number, limit: number): StoredMember[]
  nicheMemberCount(niche: Niche, accountId: number): number
  /** Most searched first. */
  nicheKeywords(niche: Niche): Keyword[]
  nicheCategory(niche: Niche): Category | null
  /** The category around it; null when nothing more is known of it than the niche itself. */
  nicheParent(niche: Niche, accountId: number): ParentCategory | null
}

const OF_NICHE = `niche_id = @id AND (source = 'sample') = @sample AND ${SEEN}`

export function nicheQuestions(db: Reader): NicheQuestions {
  const clustered = db.lookup<[string], { owner: number; facts: string }>('SELECT owner, facts FROM niche WHERE id = ?')
  const searched = db.prepare<[object], { id: string; words: string }>(
    'SELECT id, words FROM niche WHERE marketplace = @marketplace AND owner IN (0, @accountId)',
  )
  const months = db.prepare<[string], { months: string }>('SELECT months FROM niche WHERE id = ?')
  // In the order of the index, so that of a large category the best are read without the rest.
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
  const who = whoSees(db)
  const key = ({ id, source }: Niche) => ({ id, sample: Number(source === 'sample') })

  function niche(id: string, accountId: number): Niche | undefined {
    const row = clustered.get(id)
    if (!row) return categories.find(id, who(accountId))
    // Written by catalogue-build from a Niche.
    return row.owner === 0 || row.owner === accountId ? (JSON.parse(row.facts) as Niche) : undefined
  }

  /** The best row of each listing. Of how many rows they are found is not known before. */
  function bestOf(asked: object, limit: number): number[] {
    for (let rows = limit * 2; ; rows *= 4) {
      const found = ranked.all({ ...asked, rows })
      const best = new Map<string, number>()
      for (const { id, listing } of found) if (!best.has(listing)) best.set(listing, id)
      if (best.size >= limit || found.length < rows) return [...best.values()].slice(0, limit)
    }
  }

  return {
    niche,
    nichesFor(typed, marketplace, accountId, limit) {
      const query = queryOf(typed)
      if (query.words.length === 0) return []
      const rows = searched.all({ marketplace, accountId })
      const all = [
        ...rows.map(({ id, words }) => ({ id, texts: JSON.parse(words) as Searchable })), // of catalogue-build
        ...categories.all(marketplace, who(accountId)),
      ]
      const best = all
        .map(({ id, texts }) => ({ id, fit: fitOf(query, texts), searches: texts.searches }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => b.fit - a.fit || b.searches - a.searches || (a.id < b.id ? -1 : 1))
      // Of some categories only here it is found that they have too few products to be niches.
      const first = (fits: typeof best) => {
        const found: Niche[] = []
        for (const { id } of fits) {
          if (found.length === limit) break
          found.push(...[niche(id, accountId)].filter((each) => each !== undefined))
        }
        return found
      }
      const whole = first(best.filter(({ fit }) => fit > 1))
      // What fits in part is a choice only where nothing fits whole.
      return whole.length > 0 ? whole : first(best.filter(({ fit }) => fit <= 1))
    },
    nicheMonths: ({ id }) => JSON.parse(months.get(id)?.months ?? '[]') as NicheMonth[], // of catalogue-build
    nicheMembers: (of, accountId, limit) =>
      members.all({ ids: JSON.stringify(bestOf({ ...key(of), ...who(accountId) }, limit)) }).map((row) => ({
        product: toProduct(row),
        clickShare: row.click_share,
        history: row.history === null ? null : toHistory(row.history),
      })),
    nicheMemberCount: (of, accountId) =>
      // Of a category they were counted to find out that it is a niche; a clustered niche tells of more than we have.
      clustered.get(of.id) ? (count.get({ ...key(of), ...who(accountId) })?.members ?? 0) : of.summary.productCount,
    nicheKeywords: (of) => keywords.all(key(of)).map(({ facts }) => JSON.parse(facts) as Keyword), // of catalogue-build
    nicheCategory({ marketplace, categoryPath, source }) {
      const row = category.get({ marketplace, path: JSON.stringify(categoryPath), source })
      return row ? (JSON.parse(row.facts) as Category) : null // written by catalogue-build from a Category
    },
    nicheParent: (of, accountId) => parents(of, who(accountId)),
  }
}
