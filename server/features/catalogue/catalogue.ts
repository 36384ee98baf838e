/**
 * Questions that features ask of the catalogue. One object for a connection, each question one prepared statement.
 * A row is seen by its owner, and by everyone when it has none; the account's own row comes before everyone's.
 */
import { isAsin, normaliseAsin } from '#contracts/core/rules.ts'
import type { Category, Keyword, Observation, Placement, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { readerOf } from '#server/db/reader.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { refuse } from '#server/platform/refusal.ts'
import { IMPORT_ANEW, sampleDataError } from '#server/platform/sample-data.ts'
import { type NicheQuestions, nicheQuestions } from './catalogue-niches.ts'
import { type ObservationRow, type ProductRow, toHistory, toObservation, toProduct } from './catalogue-rows.ts'
import { type WordQuestions, wordQuestions } from './catalogue-words.ts'
import { type Nearby, nearbyProducts } from './nearby-products.ts'
import { type RankEvidence, type RankedRow, rankEvidence } from './rank-curve.ts'
import { LISTING, SEEN as ONCE, whoSees } from './seen-products.ts'

/** How another product stands under a keyword that this one is found by. */
export interface RivalPlacement {
  keywordId: number
  asin: string
  organicRank: number | null
}

/** Rows made up, or rows of the real world: a report never mixes them. */
export type SourceClass = 'sample' | 'real'
export const classOf = (product: Pick<Product, 'source'>): SourceClass =>
  product.source === 'sample' ? 'sample' : 'real'

/** What a card shows: read without the long texts. */
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

export interface Catalogue extends NicheQuestions, WordQuestions {
  card(asin: string, marketplace: Marketplace, accountId: number): Readonly<Card> | undefined
  product(asin: string, marketplace: Marketplace, accountId: number): Product | undefined
  /** Marketplaces where the account can see the ASIN. */
  marketplacesOf(asin: string, accountId: number): Marketplace[]
  history(product: Product): ProductHistory | null
  /** What an imported product was seen with, oldest day first; of a day that an account has imported itself, its own. */
  observations(product: Product): Observation[]
  /** Keywords by which the product is found, largest traffic share first. */
  placements(product: Product): (Placement & { keyword: Keyword })[]
  /** Other products of the same class under the keywords that the product is found by. */
  rivalPlacements(product: Product): RivalPlacement[]
  /** Products found by the same keywords, most shared first; none without keyword data. */
  keywordRivals(product: Product, limit: number): { product: Product; sharedKeywords: number }[]
  /** Products of the same class in its sub-category, then in each wider category. Reads a category only when the caller needs it. */
  nearby(product: Product): Generator<Nearby>
  category(product: Product): Category | null
  /** Evidence about units from real rows of the product's root category; null for sample rows, whose units are known. */
  rankEvidence(product: Product): RankEvidence | null
}

/** The owner of rows that all accounts see. */
const EVERYONE = 0
/** All of the unique key, asked twice: 2 µs each, where one question for both owners takes SQLite 30 to 45. */
const THE_ROW = 'asin = ? AND marketplace = ? AND owner = ?'
const SEEN = 'owner IN (0, @accountId)'
const OF_CLASS = `(source = 'sample') = @sample`

/** What the catalogue's users need of a world. */
export interface CatalogueWorld {
  readonly catalogue: Catalogue
  /** Folder of the product pictures that imports have stored; of all worlds. */
  readonly pictures: string
}

export function catalogueOf(connection: Connection): Catalogue {
  const db = readerOf(connection)
  const who = whoSees(db)
  const nearby = nearbyProducts(db)
  const one = db.lookup<[string, string, number], ProductRow>(`SELECT * FROM product WHERE ${THE_ROW}`)
  // The names of its columns are those of Card, and `source` holds what toRow wrote.
  const card = db.lookup<[string, string, number], Card>(
    `SELECT asin, marketplace, title, brand, image_url AS imageUrl, price, rating, ratings, rank, source, observed_on AS observedOn,
       root_category AS rootCategory
     FROM product WHERE ${THE_ROW}`,
  )
  const where = db.prepare<[object], { marketplace: string }>(
    `SELECT DISTINCT marketplace FROM product WHERE asin = @asin AND ${SEEN}`,
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
  const beside = db.prepare<[object], RivalPlacement>(
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
     JOIN product ON product.asin = rival_asin AND product.marketplace = @marketplace AND ${SEEN} AND ${OF_CLASS}
     ORDER BY shared DESC, units DESC, asin`,
  )
  const category = db.prepare<[object], { facts: string }>(
    'SELECT facts FROM category WHERE marketplace = @marketplace AND path = @path AND source = @source AND owner = 0',
  )
  // A point for each listing: its variants share rank and sales, and would make a line of few points look certain.
  const ranked = db.prepare<[object], RankedRow>(
    `SELECT min(rank) AS rank, max(bought_past_month) AS bought FROM product WHERE marketplace = @marketplace
     AND root_category = @root AND source <> 'sample' AND rank > 0 AND ${ONCE} GROUP BY ${LISTING}`,
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
      const row = one.get(asin, marketplace, accountId) ?? one.get(asin, marketplace, EVERYONE)
      return row && toProduct(row)
    },
    marketplacesOf: (asin, accountId) => {
      const found = new Set(where.all({ asin, accountId }).map((row) => row.marketplace))
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
    rivalPlacements: (product) => beside.all(key(product)),
    keywordRivals: (product, limit) =>
      rivals.all({ ...key(product), limit }).map((row) => ({ product: toProduct(row), sharedKeywords: row.shared })),
    nearby: (product) => nearby(product, who(product.owner ?? 0)),
    category: (product) => {
      const { marketplace, categoryPath, source } = product
      const row = category.get({ marketplace, path: JSON.stringify(categoryPath), source })
      return row ? (JSON.parse(row.facts) as Category) : null // written by catalogue-build from a Category
    },
    ...nicheQuestions(db),
    ...wordQuestions(db),
    rankEvidence: (product) => {
      const root = product.categoryPath[0]
      if (classOf(product) === 'sample' || root === undefined) return null
      return rankEvidence(ranked.all({ ...key(product), ...who(product.owner ?? 0), root }))
    },
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

/** The casts name what catalogue-build wrote. */
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

/** The product that somebody typed, or the refusal that tells what is wrong with it: empty, misspelt, unknown, or sold elsewhere. */
export const requireProduct = (
  catalogue: Catalogue,
  typed: string,
  marketplace: Marketplace,
  accountId: number,
): Product => required(catalogue, typed, marketplace, accountId, catalogue.product)

/** The same for the facts of a card only. */
export const requireCard = (catalogue: Catalogue, typed: string, marketplace: Marketplace, accountId: number): Card =>
  required(catalogue, typed, marketplace, accountId, catalogue.card)

function required<T>(
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

/** Trims, upper-cases and checks a typed ASIN. */
export function requireAsin(typed: string): string {
  const asin = normaliseAsin(typed)
  if (asin === '') throw refuse('emptyAsin')
  if (!isAsin(asin)) throw refuse('wrongAsin')
  return asin
}

/** The niche of an id, or the refusal that there is none. */
export function requireNiche(catalogue: Catalogue, id: string, accountId: number): Niche {
  const niche = catalogue.niche(id, accountId)
  if (!niche) throw refuse('nicheNotFound')
  return niche
}

/** Throws DataFileError when the catalogue holds the sample world. Its stamp comes and goes with its rows. */
export function refuseSampleRows(catalogue: Connection, file: string): void {
  if (catalogue.prepare(`SELECT 1 FROM meta WHERE key = 'world'`).get())
    throw sampleDataError(file, 'sample products', IMPORT_ANEW)
}
