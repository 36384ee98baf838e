/** Rows of the market list as calls carry them. */
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { asinOf, type ProductTable, type Scope } from '#server/features/screener/public.ts'
import { inCall, type Market } from './every-market.ts'

export interface MarketReader {
  table: ProductTable
  scope: Scope
  catalogue: Catalogue
}

const PICTURES = 4

/** @param pictures how many of the best sellers to name */
export function marketRow({ table, scope }: MarketReader, market: Market, pictures = PICTURES): MarketRow {
  const { marketplace } = scope
  const name = market.path.at(-1) ?? ''
  const isEnglish = marketplaces[marketplace].language === 'en'
  const { totals } = market
  return {
    id: market.id,
    level: market.level,
    title: market.niche?.title ?? name,
    titleZh: market.niche?.zh ?? null,
    titleEn: market.niche ? market.niche.en : isEnglish ? name : null,
    path: market.path,
    nicheId: market.nicheId,
    pictures: market.rows.slice(0, pictures).map((row) => {
      const { title, imageUrl } = table.label(row)
      return { asin: asinOf(table.asin(row)), title, imageUrl }
    }),
    values: market.values,
    units: spanOf(totals.unitsLow, totals.unitsHigh),
    revenue: spanOf(money(totals.revenueLow, marketplace), money(totals.revenueHigh, marketplace)),
    country: market.country,
    period: market.period,
    peakMonth: market.peakMonth,
  }
}

export const money = (minor: number | null, marketplace: Marketplace) => inCall(minor, 'money', marketplace)

export const spanOf = (low: number | null, high: number | null) =>
  low === null || high === null ? null : { low, high }
