/** One market in all its parts. */
import type { marketSearch } from '#contracts/api/market-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { median } from '#server/features/reports/public.ts'
import { asinOf } from '#server/features/screener/public.ts'
import { type Market, monthUnits } from './every-market.ts'
import { growthOf, seasonOf } from './market-demand.ts'
import { productReader } from './market-product.ts'
import { type MarketReader, marketRow, money, spanOf } from './market-rows.ts'
import { type SpreadProduct, spreadsOf } from './market-spreads.ts'
import { isNew, type MarketSettings } from './measure-market.ts'

type Detail = Output<typeof marketSearch.detail>

const PICTURES = 8
const KEYWORDS = 20

type ListedSample = SpreadProduct & { imageUrl: string | null; observedOn: string }

/** @param markets all of the marketplace, to compare return rates */
export function marketDetail(
  reader: MarketReader,
  market: Market,
  settings: MarketSettings,
  markets: readonly Market[],
): Detail {
  const { marketplace, data } = reader.scope
  const { currency, decimals } = marketplaces[marketplace]
  const sample = listedSample(reader, market)
  const { returnRate, categoryReturnRate } = market.values
  return {
    market: marketRow(reader, market, PICTURES),
    marketplace,
    currency,
    data,
    head: settings.head,
    newMonths: settings.newMonths,
    observedOn: latestDay(sample),
    spreads: spreadsOf(sample, { head: settings.head, whole: 10 ** decimals }),
    months: monthsOf(reader, market),
    season: seasonOf(monthUnits(market, reader.scope)),
    returnRates: { market: returnRate, category: categoryReturnRate, typical: typicalReturnRate(markets) },
    newcomers: newcomersOf(sample, settings.newMonths),
    top: topProducts(reader, sample, settings),
    keywords: keywordsOf(reader, market),
  }
}

function listedSample({ table }: MarketReader, market: Market): ListedSample[] {
  const read = productReader(table)
  return market.rows.map((row) => ({ ...read(row), ...table.label(row), asin: asinOf(table.asin(row)) }))
}

const latestDay = (sample: readonly ListedSample[]) =>
  sample.map(({ observedOn }) => observedOn).reduce((latest, day) => (day > latest ? day : latest))

function monthsOf({ scope }: MarketReader, { monthly, nicheMonths }: Market): Detail['months'] {
  if (!monthly) return []
  const ofNiche = new Map(nicheMonths.map((month) => [month.month, month]))
  return scope.months.map((month, at) => {
    const units = monthly.units[at] ?? 0
    const revenue = monthly.revenue[at] ?? 0
    const facts = ofNiche.get(month)
    return {
      month,
      units,
      revenue: money(revenue, scope.marketplace) ?? 0,
      price: units > 0 ? money(revenue / units, scope.marketplace) : null,
      searches: facts?.searches ?? null,
      glanceViews: facts?.glanceViews ?? null,
      purchases: facts?.purchases ?? null,
    }
  })
}

function typicalReturnRate(markets: readonly Market[]): number | null {
  const rates = markets.filter(({ level }) => level === 'niche').flatMap(({ values }) => values.returnRate ?? [])
  return median(rates)
}

function newcomersOf(sample: readonly ListedSample[], newMonths: number): Detail['newcomers'] {
  const fresh = sample.filter((product) => isNew(product, newMonths))
  const usual = median(sample.flatMap(({ units }) => units ?? []))
  const sold = fresh.filter(({ units }) => units !== null)
  const successful = usual === null || sold.length === 0 ? null : sold.filter(({ units }) => (units ?? 0) >= usual)
  return { products: fresh.length, successful: successful?.length ?? null, medianUnits: usual }
}

function topProducts({ table, scope }: MarketReader, sample: readonly ListedSample[], settings: MarketSettings) {
  const whole = sample.reduce((sum, { units }) => sum + (units ?? 0), 0)
  return sample.slice(0, settings.head).map((product): Detail['top'][number] => ({
    asin: product.asin,
    title: product.title,
    brand: product.brand,
    imageUrl: product.imageUrl,
    price: money(product.price, scope.marketplace),
    units: product.units,
    unitsRange:
      product.units === null ? null : spanOf(table.unitsLow[product.row] ?? null, table.unitsHigh[product.row] ?? null),
    unitShare: product.units === null || whole <= 0 ? null : product.units / whole,
    revenue: money(product.revenue, scope.marketplace),
    rank: product.rank,
    rating: product.rating,
    ratings: product.ratings,
    listedOn: product.listedOn,
    isNew: product.age === null ? null : isNew(product, settings.newMonths),
  }))
}

function keywordsOf({ catalogue, scope }: MarketReader, { niche }: Market): Detail['keywords'] {
  if (!niche) return []
  return catalogue
    .nicheKeywords(niche)
    .slice(0, KEYWORDS)
    .map(({ text, zh, searches, trend, purchases, products, bid }) => ({
      text,
      zh,
      searches,
      change: growthOf(trend, 1, 12),
      purchases,
      products,
      bid: money(bid, scope.marketplace) ?? 0,
    }))
}
