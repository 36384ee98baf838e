/**
 * Questions about niches. Clustered ones are rows; of imported products, which nobody has clustered, each category with
 * enough products that the account sees is a niche. Members are never of another class than their niche: a product that an
 * import has replaced has left its sample niche.
 */
import type { Category, Keyword, Niche, NicheMonth, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { ParentCategory } from '#contracts/model/report/market/facts.ts'
import { type ProductRow, toHistory, toProduct } from '#server/db/catalogue.ts'
import type { Reader } from '#server/db/reader.ts'
import { CATEGORY_LEAST, categoryNiche, type LightRow } from './category-niche.ts'
import { fitOf, queryOf, type Searchable, searchableOf } from './niche-search.ts'
import { parentOf } from './parent-category.ts'

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
  /** The best-selling first; those whose units are not known come last, the better ranked first. */
  nicheMembers(niche: Niche, accountId: number, limit: number): StoredMember[]
  nicheMemberCount(niche: Niche, accountId: number): number
  /** Most searched first. */
  nicheKeywords(niche: Niche): Keyword[]
  nicheCategory(niche: Niche): Category | null
  /** The category around it; null when nothing more is known of it than the niche itself. */
  nicheParent(niche: Niche, accountId: number): ParentCategory | null
}

/** A row that the account sees: its own, or everyone's that it has not replaced by its own. */
const SEEN = `(owner = @accountId OR (owner = 0 AND NOT EXISTS (SELECT 1 FROM product mine
  WHERE mine.asin = product.asin AND mine.marketplace = product.marketplace AND mine.owner = @accountId)))`
const OF_CLASS = `(source = 'sample') = @sample`
const BEST_FIRST = 'units DESC, bought_past_month DESC, rank IS NULL, rank, ratings DESC, asin'
const LIGHT = `asin, marketplace, owner, source, observed_on AS observedOn, category_path AS categoryPath, brand, seller, price, units,
  image_url AS imageUrl, listed_on AS listedOn`

export function nicheQuestions(db: Reader): NicheQuestions {
  const clustered = db.lookup<[string], { owner: number; facts: string }>('SELECT owner, facts FROM niche WHERE id = ?')
  const searched = db.prepare<[object], { id: string; words: string }>(
    'SELECT id, words FROM niche WHERE marketplace = @marketplace AND owner IN (0, @accountId)',
  )
  const categories = db.prepare<[object], { niche_id: string; category_path: string; products: number }>(
    `SELECT niche_id, category_path, count(DISTINCT asin) AS products FROM product
     WHERE marketplace = @marketplace AND source <> 'sample' AND owner IN (0, @accountId) AND niche_id IS NOT NULL
     GROUP BY category_path, niche_id HAVING products >= ${CATEGORY_LEAST}`,
  )
  const light = db.prepare<[object], LightRow>(
    `SELECT ${LIGHT} FROM product WHERE niche_id = @id AND ${SEEN} AND ${OF_CLASS} ORDER BY ${BEST_FIRST}`,
  )
  const months = db.prepare<[string], { months: string }>('SELECT months FROM niche WHERE id = ?')
  const members = db.prepare<[object], ProductRow & { history: string | null }>(
    `SELECT product.*, history FROM (
       SELECT id FROM product WHERE niche_id = @id AND ${SEEN} AND ${OF_CLASS} ORDER BY ${BEST_FIRST} LIMIT @limit) best
     JOIN product ON product.id = best.id LEFT JOIN product_history ON product_id = product.id ORDER BY ${BEST_FIRST}`,
  )
  const count = db.prepare<[object], { members: number }>(
    `SELECT count(*) AS members FROM product WHERE niche_id = @id AND ${SEEN} AND ${OF_CLASS}`,
  )
  const keywords = db.prepare<[object], { facts: string }>(
    `SELECT facts FROM keyword WHERE niche_id = @id AND ${OF_CLASS} ORDER BY searches DESC, id`,
  )
  const category = db.prepare<[object], { facts: string }>(
    'SELECT facts FROM category WHERE marketplace = @marketplace AND path = @path AND source = @source AND owner = 0',
  )
  const inLeaf = db.prepare<[object], LightRow>(
    `SELECT ${LIGHT} FROM product WHERE marketplace = @marketplace AND sub_category = @leaf AND category_path = @path
     AND source = 'sample' AND ${SEEN}`,
  )
  const under = db.prepare<[object], LightRow>(
    `SELECT ${LIGHT} FROM product WHERE marketplace = @marketplace AND source <> 'sample'
     AND (category_path = @path OR (category_path >= @from AND category_path < @to)) AND ${SEEN}`,
  )
  const key = (niche: Niche, accountId: number) => ({
    id: niche.id,
    accountId,
    sample: Number(niche.source === 'sample'),
  })

  function niche(id: string, accountId: number): Niche | undefined {
    const row = clustered.get(id)
    // Written by catalogue-build from a Niche.
    if (row) return row.owner === 0 || row.owner === accountId ? (JSON.parse(row.facts) as Niche) : undefined
    const rows = light.all({ id, accountId, sample: 0 })
    return categoryNiche(id, rows, accountId)
  }

  return {
    niche,
    nichesFor(typed, marketplace, accountId, limit) {
      const query = queryOf(typed)
      if (query.words.length === 0) return []
      const asked = { marketplace, accountId }
      const all = [
        ...searched.all(asked).map(({ id, words }) => ({ id, texts: JSON.parse(words) as Searchable })), // of catalogue-build
        ...categories.all(asked).map((row) => ({ id: row.niche_id, texts: searchableCategory(row) })),
      ]
      const fits = all.map(({ id, texts }) => ({ id, fit: fitOf(query, texts), searches: texts.searches }))
      // What fits in part is a choice only where nothing fits whole.
      const least = fits.some(({ fit }) => fit > 1) ? 1 : 0
      return fits
        .filter(({ fit }) => fit > least)
        .sort((a, b) => b.fit - a.fit || b.searches - a.searches || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .flatMap(({ id }) => niche(id, accountId) ?? [])
    },
    nicheMonths: ({ id }) => JSON.parse(months.get(id)?.months ?? '[]') as NicheMonth[], // of catalogue-build
    nicheMembers: (of, accountId, limit) =>
      members.all({ ...key(of, accountId), limit }).map((row) => ({
        product: toProduct(row),
        clickShare: row.click_share,
        history: row.history === null ? null : toHistory(row.history),
      })),
    nicheMemberCount: (of, accountId) => count.get(key(of, accountId))?.members ?? 0,
    nicheKeywords: (of) => keywords.all(key(of, 0)).map(({ facts }) => JSON.parse(facts) as Keyword), // of catalogue-build
    nicheCategory({ marketplace, categoryPath, source }) {
      const row = category.get({ marketplace, path: JSON.stringify(categoryPath), source })
      return row ? (JSON.parse(row.facts) as Category) : null // written by catalogue-build from a Category
    },
    nicheParent(of, accountId) {
      const { marketplace, categoryPath } = of
      const asked = { marketplace, accountId }
      if (of.source === 'sample') {
        // Several niches lie within one category of the sample world.
        const path = JSON.stringify(categoryPath)
        return parentOf(of, categoryPath, inLeaf.all({ ...asked, path, leaf: categoryPath.at(-1) ?? '' }))
      }
      const above = categoryPath.slice(0, -1)
      if (above.length === 0) return null
      const path = JSON.stringify(above)
      const from = `${path.slice(0, -1)},`
      return parentOf(of, above, under.all({ ...asked, path, from, to: `${from}\u{10ffff}` }))
    },
  }
}

/**
 * A category is found by its name, and by those above it. Nobody knows what is searched for: of two that fit alike the one
 * with more products comes first, after clustered ones.
 */
const searchableCategory = ({ category_path, products }: { category_path: string; products: number }): Searchable => {
  const path = JSON.parse(category_path) as string[] // written by toRow
  return searchableOf({ title: path.at(-1) ?? '', zh: null, en: null }, [path.join(' ')], -1 / products)
}
