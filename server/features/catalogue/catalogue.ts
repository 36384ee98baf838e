/**
 * Queries of the catalogue; a connection prepares each statement once. A row is visible to its owner only, or to
 * everyone if it has no owner. An account's own row has priority over the public one.
 */
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import type { Category, MonthPoint, Observation, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { Keyword, Placement } from '#contracts/model/catalogue-keywords.ts'
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import type { ProductWeeks } from '#contracts/model/weeks.ts'
import { readerOf } from '#server/db/reader.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { refuse } from '#server/platform/refusal.ts'
import { IMPORT_AGAIN, sampleDataError } from '#server/platform/sample-data.ts'
import { type NicheQueries, nicheQueries } from './catalogue-niches.ts'
import { type ObservationRow, type ProductRow, toHistory, toObservation, toProduct } from './catalogue-rows.ts'
import { type WordQueries, wordQueries } from './catalogue-words.ts'
import { type Nearby, nearbyProducts } from './nearby-products.ts'
import { type KnownRow, type RankEvidence, type RankedRow, rankEvidence } from './rank-curve.ts'
import { LISTING, VISIBLE_ONCE, viewerOf } from './visible-products.ts'

export interface RivalPlacement {
  keywordId: number
  asin: string
  organicRank: number | null
}

/** Sample rows or imported ones; a report never mixes them. */
export type SourceClass = 'sample' | 'real'
export const classOf = (product: Pick<Product, 'source'>): SourceClass =>
  product.source === 'sample' ? 'sample' : 'real'

/** The fields of a product card, read without the long texts. */
export type Card = Pick<
  Product,
  | 'asin'
  | 'marketplace'
  | 'title'
  | 'brand'
  | 'imageUrl'
  | 'price'
  | 'rating'
  | 'ratings'
  | 'rank'
  | 'source'
  | 'observedOn'
> & { rootCategory: string | null }

/** What a list shows of a product besides its metrics. */
export type ListedProduct = Pick<
  Product,
  'asin' | 'title' | 'brand' | 'imageUrl' | 'seller' | 'listedOn' | 'observedOn' | 'source'
>

export interface Catalogue extends NicheQueries, WordQueries {
  card(asin: string, marketplace: Marketplace, accountId: number): Readonly<Card> | undefined
  product(asin: string, marketplace: Marketplace, accountId: number): Product | undefined
  /** The row of exactly this owner; 0: the public one. */
  listed(asin: string, marketplace: Marketplace, owner: number): Readonly<ListedProduct> | undefined
  /** Marketplaces where the account can see the ASIN. */
  marketplacesOf(asin: string, accountId: number): Marketplace[]
  history(product: Product): ProductHistory | null
  /** Daily facts of an imported product, oldest first; an account's own import of a day has priority. */
  observations(product: Product): Observation[]
  /** The last 26 full weeks; null for imported products. */
  weeks(product: Product): ProductWeeks | null
  /** The niche of the product that the account can see. */
  nicheOf(product: Product): Niche | undefined
  /** Months of other products of the same class: first those of its niche, then of its sub-category, best sellers first. */
  peerMonths(product: Product, limit: number): MonthPoint[][]
  /** Keywords that lead to the product, largest traffic share first. */
  placements(product: Product): (Placement & { keyword: Keyword })[]
  /** Positions of other products of the same class for this product's keywords. */
  rivalPlacements(product: Product): RivalPlacement[]
  /** Products with shared keywords, most shared first; empty without keyword data. */
  keywordRivals(product: Product, limit: number): { product: Product; sharedKeywords: number }[]
  /** Products of the same class in its sub-category, then in wider ones. Lazy: reads a category only if needed. */
  nearby(product: Product): Generator<Nearby>
  category(product: Product): Category | null
  /**
   * Evidence about units from real rows of the product's root category; null for sample rows, whose units are known.
   */
  rankEvidence(product: Product): RankEvidence | null
  /** One row per listing of a root category, with rank, badge and (sample only) true units. */
  rankedRows(marketplace: Marketplace, root: string, source: SourceClass, accountId: number): KnownRow[]
}

const EVERYONE = 0
/**
 * The whole unique key, queried once per owner: 2 µs each, while one query for both owners takes SQLite 30 to 45 µs.
 */
const UNIQUE_ROW = 'asin = ? AND marketplace = ? AND owner = ?'
const VISIBLE = 'owner IN (0, @accountId)'
const OF_CLASS = `(source = 'sample') = @sample`

export interface CatalogueWorld {
  readonly catalogue: Catalogue
  /** Folder of imported product pictures, shared by all worlds. */
  readonly pictures: string
}

/** This function is long because it prepares one statement per query. */
export function catalogueOf(connection: Connection): Catalogue {
  const db = readerOf(connection)
  const viewer = viewerOf(db)
  const nearby = nearbyProducts(db)
  const niches = nicheQueries(db)
  const fullRow = db.lookup<[string, string, number], ProductRow>(`SELECT * FROM product WHERE ${UNIQUE_ROW}`)
  // The column names match Card; `source` contains what toRow wrote.
  const card = db.lookup<[string, string, number], Card>(
    `SELECT asin, marketplace, title, brand, image_url AS imageUrl, price, rating, ratings, rank, source, observed_on AS observedOn,
       root_category AS rootCategory
     FROM product WHERE ${UNIQUE_ROW}`,
  )
  // The column names match ListedProduct; `source` contains what toRow wrote.
  const listed = db.lookup<[string, string, number], ListedProduct>(
    `SELECT asin, title, brand, image_url AS imageUrl, seller, listed_on AS listedOn, observed_on AS observedOn, source
     FROM product WHERE ${UNIQUE_ROW}`,
  )
  const marketplaceRows = db.prepare<[object], { marketplace: string }>(
    `SELECT DISTINCT marketplace FROM product WHERE asin = @asin AND ${VISIBLE}`,
  )
  const history = db.prepare<[object], { history: string }>(
    `SELECT history FROM product_history JOIN product ON product.id = product_id WHERE asin = @asin AND marketplace = @marketplace AND owner = @owner`,
  )
  const observations = db.prepare<[object], ObservationRow>(
    `SELECT * FROM observation WHERE asin = @asin AND marketplace = @marketplace AND owner IN (0, @owner) ORDER BY day, owner`,
  )
  const placements = db.prepare<[object], PlacementRow>(
    `SELECT p.marketplace, p.asin, keyword_id, organic_rank, ad_rank, kinds, traffic_share, ad_share, k.facts AS keyword
     FROM placement p JOIN keyword k ON k.id = p.keyword_id
     WHERE p.asin = @asin AND p.marketplace = @marketplace AND (p.source = 'sample') = @sample ORDER BY traffic_share DESC`,
  )
  const rivalPlacementRows = db.prepare<[object], RivalPlacement>(
    `SELECT rival.keyword_id AS keywordId, rival.asin, rival.organic_rank AS organicRank
     FROM placement mine JOIN placement rival ON rival.keyword_id = mine.keyword_id AND rival.asin <> mine.asin
     WHERE mine.asin = @asin AND mine.marketplace = @marketplace AND (mine.source = 'sample') = @sample
       AND (rival.source = 'sample') = @sample ORDER BY rival.keyword_id, rival.organic_rank, rival.asin`,
  )
  const rivals = db.prepare<[object], ProductRow & { shared: number }>(
    `SELECT product.*, shared FROM (
       SELECT rival.asin AS rival_asin, count(*) AS shared, sum(rival.traffic_share) AS weight
       FROM placement mine JOIN placement rival ON rival.keyword_id = mine.keyword_id AND rival.asin <> mine.asin
       WHERE mine.asin = @asin AND mine.marketplace = @marketplace AND (mine.source = 'sample') = @sample
       GROUP BY rival.asin ORDER BY shared DESC, weight DESC, rival.asin LIMIT @limit)
     JOIN product ON product.asin = rival_asin AND product.marketplace = @marketplace AND ${VISIBLE} AND ${OF_CLASS}
     ORDER BY shared DESC, units DESC, asin`,
  )
  const category = db.prepare<[object], { facts: string }>(
    'SELECT facts FROM category WHERE marketplace = @marketplace AND path = @path AND source = @source AND owner = 0',
  )
  // One point per listing: variants share rank and sales, so counting them would make a curve of few points look
  // certain.
  const ranked = db.prepare<[object], RankedRow>(
    `SELECT min(rank) AS rank, max(bought_past_month) AS bought FROM product WHERE marketplace = @marketplace
     AND root_category = @root AND source <> 'sample' AND rank > 0 AND ${VISIBLE_ONCE} GROUP BY ${LISTING}`,
  )
  const rankedSample = db.prepare<[object], KnownRow>(
    `SELECT min(rank) AS rank, max(bought_past_month) AS bought, max(units) AS units FROM product
     WHERE marketplace = @marketplace AND root_category = @root AND source = 'sample' AND rank > 0 GROUP BY ${LISTING}`,
  )
  const weeks = db.prepare<[object], { weeks: string | null }>(
    `SELECT weeks FROM product_history JOIN product ON product.id = product_id WHERE asin = @asin AND marketplace = @marketplace AND owner = @owner`,
  )
  const nicheId = db.lookup<[string, string, number], { niche_id: string | null }>(
    `SELECT niche_id FROM product WHERE ${UNIQUE_ROW}`,
  )
  const peerMonths = db.prepare<[object], { months: string }>(
    `SELECT json_extract(history, '$.months') AS months FROM (
       SELECT id FROM product WHERE marketplace = @marketplace AND sub_category = @subCategory AND (source = 'sample') = @sample
         AND asin <> @asin AND ${VISIBLE} ORDER BY niche_id IS NOT @nicheId, units DESC, id LIMIT @limit)
     JOIN product_history ON product_id = id`,
  )
  const key = (p: Product) => ({
    asin: p.asin,
    marketplace: p.marketplace,
    owner: p.owner ?? 0,
    accountId: p.owner ?? 0,
    sample: Number(classOf(p) === 'sample'),
  })
  return {
    card: (asin, marketplace, accountId) =>
      card.get(asin, marketplace, accountId) ?? card.get(asin, marketplace, EVERYONE),
    product: (asin, marketplace, accountId) => {
      const row = fullRow.get(asin, marketplace, accountId) ?? fullRow.get(asin, marketplace, EVERYONE)
      return row && toProduct(row)
    },
    listed: (asin, marketplace, owner) => listed.get(asin, marketplace, owner),
    marketplacesOf: (asin, accountId) => {
      const found = new Set(marketplaceRows.all({ asin, accountId }).map((row) => row.marketplace))
      return MARKETPLACES.filter((m) => found.has(m))
    },
    history: (product) => {
      const row = history.get(key(product))
      return row ? toHistory(row.history) : null
    },
    observations: (product) => {
      const days = new Map<string, Observation>()
      for (const row of observations.all(key(product))) days.set(row.day, toObservation(row))
      return [...days.values()]
    },
    placements: (product) => placements.all(key(product)).map(toPlacement),
    rivalPlacements: (product) => rivalPlacementRows.all(key(product)),
    keywordRivals: (product, limit) =>
      rivals.all({ ...key(product), limit }).map((row) => ({ product: toProduct(row), sharedKeywords: row.shared })),
    weeks: (product) => {
      const text = weeks.get(key(product))?.weeks
      return text ? (JSON.parse(text) as ProductWeeks) : null // the catalogue writer wrote it
    },
    nicheOf: (product) => {
      const id = nicheId.get(product.asin, product.marketplace, product.owner ?? 0)?.niche_id
      return id ? niches.niche(id, product.owner ?? 0) : undefined
    },
    peerMonths: (product, limit) => {
      const id = nicheId.get(product.asin, product.marketplace, product.owner ?? 0)?.niche_id ?? null
      const parameters = { ...key(product), subCategory: product.subCategory, nicheId: id, limit }
      // The cast: the catalogue writer wrote a ProductHistory.
      return peerMonths.all(parameters).map(({ months }) => JSON.parse(months) as MonthPoint[])
    },
    nearby: (product) => nearby(product, viewer(product.owner ?? 0)),
    category: (product) => {
      const { marketplace, categoryPath, source } = product
      const row = category.get({ marketplace, path: JSON.stringify(categoryPath), source })
      return row ? (JSON.parse(row.facts) as Category) : null // written by catalogue-build from a Category
    },
    ...niches,
    ...wordQueries(db),
    rankEvidence: (product) => {
      const root = product.categoryPath[0]
      if (classOf(product) === 'sample' || root === undefined) return null
      return rankEvidence(ranked.all({ ...key(product), ...viewer(product.owner ?? 0), root }))
    },
    rankedRows: (marketplace, root, source, accountId) =>
      source === 'sample'
        ? rankedSample.all({ marketplace, root })
        : ranked.all({ marketplace, root, ...viewer(accountId) }).map((row) => ({ ...row, units: null })),
  }
}

interface PlacementRow {
  marketplace: string
  asin: string
  keyword_id: number
  organic_rank: number | null
  ad_rank: number | null
  kinds: string
  traffic_share: number
  ad_share: number
  keyword: string
}

/** The casts: catalogue-build wrote these rows. */
const toPlacement = (row: PlacementRow): Placement & { keyword: Keyword } => ({
  keywordId: row.keyword_id,
  marketplace: row.marketplace as Marketplace,
  asin: row.asin,
  organicRank: row.organic_rank,
  adRank: row.ad_rank,
  kinds: JSON.parse(row.kinds) as Placement['kinds'],
  trafficShare: row.traffic_share,
  adShare: row.ad_share,
  keyword: JSON.parse(row.keyword) as Keyword,
})

/** Refuses an empty, malformed or unknown ASIN, or one that only other marketplaces have. */
export const requireProduct = (
  catalogue: Catalogue,
  typed: string,
  marketplace: Marketplace,
  accountId: number,
): Product => requireBy(catalogue, typed, marketplace, accountId, catalogue.product)

/** The same, reading only card fields. */
export const requireCard = (catalogue: Catalogue, typed: string, marketplace: Marketplace, accountId: number): Card =>
  requireBy(catalogue, typed, marketplace, accountId, catalogue.card)

function requireBy<T>(
  catalogue: Catalogue,
  typed: string,
  marketplace: Marketplace,
  accountId: number,
  find: (asin: string, marketplace: Marketplace, accountId: number) => T | undefined,
): T {
  const asin = requireAsin(typed)
  const known = find(asin, marketplace, accountId)
  if (known) return known
  const found = catalogue.marketplacesOf(asin, accountId)
  if (found.length === 0) throw refuse('asinNotFound', { asin })
  throw refuse('asinElsewhere', { asin, marketplace, found: found.join(', ') })
}

export function requireAsin(typed: string): string {
  const asin = normalizeAsin(typed)
  if (asin === '') throw refuse('emptyAsin')
  if (!isAsin(asin)) throw refuse('wrongAsin')
  return asin
}

export function requireNiche(catalogue: Catalogue, id: string, accountId: number): Niche {
  const niche = catalogue.niche(id, accountId)
  if (!niche) throw refuse('nicheNotFound')
  return niche
}

/** Throws DataFileError for sample rows. The `world` key in `meta` exists exactly as long as they do. */
export function refuseSampleRows(catalogue: Connection, file: string): void {
  if (catalogue.prepare(`SELECT 1 FROM meta WHERE key = 'world'`).get())
    throw sampleDataError(file, 'sample products', IMPORT_AGAIN)
}
