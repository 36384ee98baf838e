/** Traffic and months of many products at once, for lists. */
import type { MonthPoint } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Reader } from '#server/db/reader.ts'

export interface ProductTraffic {
  /** Share of the product's traffic through known keywords, without ads and by ads. */
  organicShare: number
  adShare: number
  /** Keywords that bring most traffic, most first. */
  top: { text: string; share: number }[]
}

export interface TrafficQueries {
  /** By ASIN; a product without keyword data is missing. */
  trafficOf(asins: readonly string[], marketplace: Marketplace, sample: boolean): Map<string, ProductTraffic>
  /** Months of sample products by ASIN, oldest first; imported products have none. */
  monthsOf(asins: readonly string[], marketplace: Marketplace): Map<string, MonthPoint[]>
}

interface TrafficRow {
  asin: string
  trafficShare: number
  adShare: number
  text: string
}

export function trafficQueries(db: Reader): TrafficQueries {
  const traffic = db.prepare<[object], TrafficRow>(
    `SELECT p.asin, traffic_share AS trafficShare, ad_share AS adShare, k.text
     FROM json_each(@asins) JOIN placement p ON p.asin = value AND p.marketplace = @marketplace
       JOIN keyword k ON k.id = p.keyword_id
     WHERE (p.source = 'sample') = @sample ORDER BY p.asin, traffic_share DESC, k.text`,
  )
  const months = db.prepare<[object], { asin: string; months: string }>(
    `SELECT asin, json_extract(history, '$.months') AS months
     FROM json_each(@asins) JOIN product ON asin = value AND marketplace = @marketplace AND owner = 0
       JOIN product_history ON product_id = product.id
     WHERE source = 'sample'`,
  )
  return {
    trafficOf(asins, marketplace, sample) {
      const found = new Map<string, ProductTraffic>()
      const parameters = { asins: JSON.stringify(asins), marketplace, sample: Number(sample) }
      for (const { asin, text, trafficShare, adShare } of traffic.all(parameters)) {
        const known = found.get(asin) ?? { organicShare: 0, adShare: 0, top: [] }
        known.organicShare += trafficShare - adShare
        known.adShare += adShare
        known.top.push({ text, share: trafficShare })
        found.set(asin, known)
      }
      return found
    },
    monthsOf: (asins, marketplace) =>
      new Map(
        months
          .all({ asins: JSON.stringify(asins), marketplace })
          // The cast: the catalogue writer wrote a ProductHistory.
          .map((row) => [row.asin, JSON.parse(row.months) as MonthPoint[]]),
      ),
  }
}
