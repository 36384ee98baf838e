/**
 * Queries of the catalogue; a connection prepares each statement once. A row is visible to its owner only, or to
 * everyone if it has no owner. An account's own row has priority over the public one.
 */
import type { Category, MonthPoint, Observation, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import type { ProductWeeks } from '#contracts/model/weeks.ts'
import type { WorldOptions } from '#fixtures/world.ts'
import { readerOf } from '#server/db/reader.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { IMPORT_AGAIN, sampleDataError } from '#server/platform/sample-data.ts'
import { type NicheQueries, nicheQueries } from './catalogue-niches.ts'
import { type PlacementQueries, placementQueries } from './catalogue-placements.ts'
import { type ObservationRow, type ProductRow, toHistory, toObservation, toProduct } from './catalogue-rows.ts'
import { type TrafficQueries, trafficQueries } from './catalogue-traffic.ts'
import { type WordQueries, wordQueries } from './catalogue-words.ts'
import { type ClickedQueries, clickedQueries } from './clicked-names.ts'
import { type Nearby, nearbyProducts } from './nearby-products.ts'
import { classOf, productKey, type SourceClass, VISIBLE } from './product-key.ts'
import { type KnownRow, type RankEvidence, type RankedRow, rankEvidence } from './rank-curve.ts'
import { LISTING, VISIBLE_ONCE, viewerOf } from './visible-products.ts'

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

export interface Catalogue extends NicheQueries, WordQueries, PlacementQueries, TrafficQueries, ClickedQueries {
  card(asin: string, marketplace: Marketplace, accountId: number): Readonly<Card> | undefined
  product(asin: string, marketplace: Marketplace, accountId: number): Product | undefined
  /** What the sample world was made from; null without sample rows. */
  sampleWorld(): Pick<WorldOptions, 'seed' | 'now'> | null
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
  const world = db.prepare<[object], { value: string }>(`SELECT value FROM meta WHERE key = @key`)
  const marketplaceRows = db.prepare<[object], { marketplace: string }>(
    `SELECT DISTINCT marketplace FROM product WHERE asin = @asin AND ${VISIBLE}`,
  )
  const history = db.prepare<[object], { history: string }>(
    `SELECT history FROM product_history JOIN product ON product.id = product_id WHERE asin = @asin AND marketplace = @marketplace AND owner = @owner`,
  )
  const observations = db.prepare<[object], ObservationRow>(
    `SELECT * FROM observation WHERE asin = @asin AND marketplace = @marketplace AND owner IN (0, @owner) ORDER BY day, owner`,
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
  return {
    card: (asin, marketplace, accountId) =>
      card.get(asin, marketplace, accountId) ?? card.get(asin, marketplace, EVERYONE),
    product: (asin, marketplace, accountId) => {
      const row = fullRow.get(asin, marketplace, accountId) ?? fullRow.get(asin, marketplace, EVERYONE)
      return row && toProduct(row)
    },
    sampleWorld: () => {
      const stamp = world.get({ key: 'world' })?.value
      return stamp === undefined ? null : JSON.parse(stamp) // worldKeyOf of catalogue-build wrote it
    },
    marketplacesOf: (asin, accountId) => {
      const found = new Set(marketplaceRows.all({ asin, accountId }).map((row) => row.marketplace))
      return MARKETPLACES.filter((m) => found.has(m))
    },
    history: (product) => {
      const row = history.get(productKey(product))
      return row ? toHistory(row.history) : null
    },
    observations: (product) => {
      const days = new Map<string, Observation>()
      for (const row of observations.all(productKey(product))) days.set(row.day, toObservation(row))
      return [...days.values()]
    },
    weeks: (product) => {
      const text = weeks.get(productKey(product))?.weeks
      return text ? (JSON.parse(text) as ProductWeeks) : null // the catalogue writer wrote it
    },
    nicheOf: (product) => {
      const id = nicheId.get(product.asin, product.marketplace, product.owner ?? 0)?.niche_id
      return id ? niches.niche(id, product.owner ?? 0) : undefined
    },
    peerMonths: (product, limit) => {
      const id = nicheId.get(product.asin, product.marketplace, product.owner ?? 0)?.niche_id ?? null
      const parameters = { ...productKey(product), subCategory: product.subCategory, nicheId: id, limit }
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
    ...placementQueries(db),
    ...trafficQueries(db),
    ...clickedQueries(db),
    rankEvidence: (product) => {
      const root = product.categoryPath[0]
      if (classOf(product) === 'sample' || root === undefined) return null
      return rankEvidence(ranked.all({ ...productKey(product), ...viewer(product.owner ?? 0), root }))
    },
    rankedRows: (marketplace, root, source, accountId) =>
      source === 'sample'
        ? rankedSample.all({ marketplace, root })
        : ranked.all({ marketplace, root, ...viewer(accountId) }).map((row) => ({ ...row, units: null })),
  }
}

/** Throws DataFileError for sample rows. The `world` key in `meta` exists exactly as long as they do. */
export function refuseSampleRows(catalogue: Connection, file: string): void {
  if (catalogue.prepare(`SELECT 1 FROM meta WHERE key = 'world'`).get())
    throw sampleDataError(file, 'sample products', IMPORT_AGAIN)
}
