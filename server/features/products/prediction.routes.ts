import type { prediction } from '#contracts/api/prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { MonthPoint, Product } from '#contracts/model/catalogue.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { monthText } from '#contracts/model/months.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { Range } from '#contracts/model/range.ts'
import {
  type Catalogue,
  type CatalogueWorld,
  checkCurve,
  estimateUnits,
  type RankCurve,
  rankEvidence,
  requireProduct,
  unitsAtRank,
} from '#server/features/catalogue/public.ts'
import { measureUnits, type ProductTable, type ScreenerWorld, scopeOf } from '#server/features/screener/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { endOf, monthlySeries } from '#server/platform/forecast/months.ts'
import { type Season, seasonOf } from '#server/platform/forecast/season.ts'
import { refuse } from '#server/platform/refusal.ts'
import { cardOf, toAsinInfo } from './asin-info.ts'
import { backtest, type HiddenMonth } from './forecast/backtest.ts'
import { type ForecastMonth, forecast, HORIZON, MIN_MONTHS } from './forecast/model.ts'
import { toObservedDay } from './observed-days.ts'

type AtRank = Output<typeof prediction.atRank>
type Series = Output<typeof prediction.series>
type Forecast = NonNullable<Series['forecast']>

/** Amazon's badge counts the past month of 30 days. */
const MONTH_DAYS = 30
/** Products that show the season of a category; more change it little. */
const MAX_PEERS = 60

export const predictionHandlers: Handlers<typeof prediction, CatalogueWorld & ScreenerWorld> = {
  atRank({ world, user, body }) {
    const table = world.screener.products()
    const { marketplace, data } = scopeOf(table, { marketplace: body.marketplace, data: body.data }, user.id)
    const root = rootOf(table, marketplace, body.category)
    const rows = world.catalogue.rankedRows(marketplace, root, data === 'sample' ? 'sample' : 'real', user.id)
    const { badges, others, curve } = rankEvidence(rows)
    const noCurve = () => refuse('noRankCurve', { name: root, count: String(badges) })
    if (!curve) throw noCurve()
    const { bestRank: best, lastRank: last } = curve
    if (body.rank < best || body.rank > last)
      throw refuse('rankOutside', { name: root, from: String(best), until: String(last) })
    const month = unitsAtRank(body.rank, curve)
    if (!month) throw noCurve()
    const checked = checkCurve(rows, curve)
    return {
      marketplace,
      data,
      category: root,
      rank: body.rank,
      month,
      day: perDay(month),
      badges,
      others,
      ranks: { best, last },
      curve: curvePoints(curve),
      checks: (['badges', 'units'] as const).flatMap((against) => {
        const check = checked[against]
        return check ? [{ against, ...check }] : []
      }),
    }
  },
  series({ world, user, body }) {
    const { catalogue } = world
    const product = requireProduct(catalogue, body.asin, body.marketplace ?? DEFAULT_MARKETPLACE, user.id)
    const months = catalogue.history(product)?.months ?? []
    const predicted = forecastOf(catalogue, product)
    const { value, low, high, method } = measureUnits({
      product,
      months,
      estimate: estimateUnits(product, catalogue.rankEvidence(product)),
    })
    return {
      product: toAsinInfo(cardOf(product)),
      months: months.map(({ month, units }) => ({ month, units })),
      days: catalogue.observations(product).map((each) => toObservedDay(each, product.marketplace)),
      now: { method, value, low, high },
      forecast: predicted,
      refused: predicted ? null : months.length === 0 ? 'noMonths' : 'tooFewMonths',
    }
  },
}

/** By id or by name. */
function rootOf(table: ProductTable, marketplace: Marketplace, category: string): string {
  const found = table.facts.categories.find(
    (each) => each.marketplace === marketplace && (each.nodes[0] === category || each.path[0] === category),
  )
  if (!found?.path[0]) throw refuse('unknownCategory')
  return found.path[0]
}

const oneDecimal = (value: number) => roundTo(value, 1)

const perDay = ({ value, low, high }: Range): Range => ({
  value: oneDecimal(value / MONTH_DAYS),
  low: oneDecimal(low / MONTH_DAYS),
  high: oneDecimal(high / MONTH_DAYS),
})

const CURVE_POINTS = 24

/** Ranks in equal ratios, for a chart with a logarithmic axis. */
function curvePoints(curve: RankCurve): AtRank['curve'] {
  const ratio = curve.lastRank / curve.bestRank
  const ranks = Array.from({ length: CURVE_POINTS }, (_, at) =>
    Math.round(curve.bestRank * ratio ** (at / (CURVE_POINTS - 1))),
  )
  return [...new Set(ranks)].flatMap((rank) => {
    const range = unitsAtRank(rank, curve)
    return range ? [{ rank, ...range }] : []
  })
}

function forecastOf(catalogue: Catalogue, product: Product): Forecast | null {
  const series = unitsOf(catalogue.history(product)?.months ?? [])
  if (!series || series.values.length < MIN_MONTHS) return null
  const peers = catalogue.peerMonths(product, MAX_PEERS).flatMap((months) => unitsOf(months) ?? [])
  const season = seasonOf(peers, endOf(series))
  const months = forecast(series, season, HORIZON)
  const tested = backtest(series, peers)
  return {
    months: months.map(toForecastMonth),
    total: totalOf(months),
    season: season && { products: season.series, factors: factorsOf(season) },
    backtest: tested && { ...tested, hidden: tested.hidden.map(toHiddenMonth) },
  }
}

const unitsOf = (months: readonly MonthPoint[]) =>
  monthlySeries(months.map(({ month, units }) => ({ month, value: units })))

const boundsOf = ([low, high]: readonly [number, number]) => ({ low, high })

const toForecastMonth = ({ month, units, range80, range95 }: ForecastMonth) => ({
  month: monthText(month),
  units,
  range80: boundsOf(range80),
  range95: boundsOf(range95),
})

const toHiddenMonth = ({ month, units, forecast, range80, naive, seasonalNaive }: HiddenMonth) => ({
  month: monthText(month),
  units,
  forecast,
  range80: boundsOf(range80),
  naive,
  seasonalNaive,
})

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Errors of neighbouring months go together, so their bounds are added; independent errors would make it narrower. */
const totalOf = (months: readonly ForecastMonth[]): Range => ({
  value: sumOf(months.map(({ units }) => units)),
  low: sumOf(months.map(({ range80 }) => range80[0])),
  high: sumOf(months.map(({ range80 }) => range80[1])),
})

const factorsOf = ({ factors }: Season) => factors.map((factor) => roundTo(Math.exp(factor ?? 0), 3))
