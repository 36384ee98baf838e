/** Queries of keywords that lead to a product, and of products that share them. */
import type { Product } from '#contracts/model/catalogue.ts'
import type { Placement, SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { PlacementHistory, SampleKeywordWeeks, StandingHistory } from '#contracts/model/weeks.ts'
import type { Reader } from '#server/db/reader.ts'
import { type ProductRow, toProduct } from './catalogue-rows.ts'
import { OF_CLASS, productKey, VISIBLE } from './product-key.ts'

export interface RivalPlacement {
  keywordId: number
  asin: string
  organicRank: number | null
}

/** A placement under a keyword. */
export interface KeywordPlacement extends Placement {
  keyword: SampleKeyword
  /** Search frequency rank of the keyword in its last full week. */
  weekRank: number | null
}

/** A placement with its ranks in the last full weeks; null: no history. */
export interface Standing extends Placement {
  weeks: StandingHistory | null
}

export interface PlacementQueries {
  /** All placements of the product with their weeks. */
  standings(product: Product): Standing[]
  /** The last full weeks of keywords, by id; keywords without weeks are missing. */
  keywordWeeks(ids: readonly number[]): Map<number, SampleKeywordWeeks>
  /** The ten ASINs with the best organic ranks under each keyword, the first one first. */
  firstRanked(keywordIds: readonly number[]): Map<number, string[]>
  /** Keywords that lead to the product, largest traffic share first. */
  placements(product: Product): KeywordPlacement[]
  /** Positions of other products of the same class for this product's keywords. */
  rivalPlacements(product: Product): RivalPlacement[]
  /** Products with shared keywords, most shared first; empty without keyword data. */
  keywordRivals(product: Product, limit: number): { product: Product; sharedKeywords: number }[]
}

const FIRST_RANKED = 10

export function placementQueries(db: Reader): PlacementQueries {
  const placements = db.prepare<[object], PlacementRow>(
    `SELECT p.marketplace, p.asin, keyword_id, organic_rank, ad_rank, kinds, traffic_share, ad_share, k.facts AS keyword,
       json_extract(k.weeks, '$.frequencyRank[#-1]') AS week_rank
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
  const standings = db.prepare<[object], Omit<PlacementRow, 'keyword' | 'week_rank'> & { history: string | null }>(
    `SELECT marketplace, asin, keyword_id, organic_rank, ad_rank, kinds, traffic_share, ad_share, history
     FROM placement WHERE asin = @asin AND marketplace = @marketplace AND (source = 'sample') = @sample`,
  )
  const keywordWeeks = db.prepare<[object], { id: number; weeks: string }>(
    'SELECT id, weeks FROM keyword WHERE id IN (SELECT value FROM json_each(@ids)) AND weeks IS NOT NULL',
  )
  // In the order of its index and with no other column: rows have long histories.
  const firstRanked = db.prepare<[object], { id: number; asins: string }>(
    `SELECT value AS id, (
       SELECT json_group_array(asin) FROM (
         SELECT asin FROM placement WHERE keyword_id = value AND organic_rank IS NOT NULL
         ORDER BY organic_rank, marketplace, asin LIMIT ${FIRST_RANKED})) AS asins
     FROM json_each(@ids)`,
  )
  return {
    standings: (product) =>
      standings.all(productKey(product)).map((row) => ({
        ...toPlacement(row),
        // The cast: catalogue-build wrote it.
        weeks: row.history === null ? null : (JSON.parse(row.history) as PlacementHistory).weeks,
      })),
    keywordWeeks: (ids) =>
      // The cast: catalogue-build wrote it.
      new Map(
        keywordWeeks
          .all({ ids: JSON.stringify(ids) })
          .map(({ id, weeks }) => [id, JSON.parse(weeks) as SampleKeywordWeeks]),
      ),
    firstRanked: (ids) =>
      // The cast: json_group_array makes an array of the column's strings.
      new Map(
        firstRanked.all({ ids: JSON.stringify(ids) }).map(({ id, asins }) => [id, JSON.parse(asins) as string[]]),
      ),
    placements: (product) =>
      // The cast: catalogue-build wrote it.
      placements.all(productKey(product)).map((row) => ({
        ...toPlacement(row),
        keyword: JSON.parse(row.keyword) as SampleKeyword,
        weekRank: row.week_rank,
      })),
    rivalPlacements: (product) => rivalPlacementRows.all(productKey(product)),
    keywordRivals: (product, limit) =>
      rivals
        .all({ ...productKey(product), limit })
        .map((row) => ({ product: toProduct(row), sharedKeywords: row.shared })),
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
  week_rank: number | null
}

/** The casts: catalogue-build wrote these rows. */
const toPlacement = (row: Omit<PlacementRow, 'keyword' | 'week_rank'>): Placement => ({
  keywordId: row.keyword_id,
  marketplace: row.marketplace as Marketplace,
  asin: row.asin,
  organicRank: row.organic_rank,
  adRank: row.ad_rank,
  kinds: JSON.parse(row.kinds) as Placement['kinds'],
  trafficShare: row.traffic_share,
  adShare: row.ad_share,
})
