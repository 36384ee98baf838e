import type { Deal } from '#contracts/model/catalogue.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import { tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, missing, section, sentence, table } from '../../model/blocks.ts'
import { type Context, factFigure } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { isWithin, priceBands } from '../metrics/price-bands.ts'
import { mean, withoutNulls } from '../metrics/statistics.ts'
import { FULFILMENTS } from './overview.ts'

const DEALS: Record<Deal['kind'], TextKey> = {
  lightning: 'deal.lightning',
  bestDeal: 'deal.bestDeal',
  primeExclusive: 'deal.primeExclusive',
  coupon: 'deal.coupon',
}

export function priceSection(context: Context, { price, rivals }: Metrics): Section<AsinSection> {
  const { product, history } = context.facts
  return section('price', [
    ...insight(
      sentence('price.insight.history', {
        now: price.now,
        gap: price.gap,
        lowest: price.lowest,
        highest: price.highest,
      }),
      sentence('price.insight.place', {
        place: rivals.pricePlace,
        count: rivals.priceCount,
        median: rivals.medianPrice,
      }),
      sentence('price.insight.buyBox', { seller: price.buyBoxSeller, share: price.buyBoxShare }),
    ),
    ...figures(
      price.now,
      factFigure(context, 'product.listPrice', 'money', product.listPrice),
      price.discount,
      price.coupon,
      price.average,
      price.lowest,
      price.highest,
      rivals.medianPrice,
      rivals.priceGap,
      price.deals,
    ),
    ...bandChart(context),
    ...table(
      context,
      'price.table.deals',
      [
        column(context, 'column.deal', 'label', 2),
        column(context, 'column.from', 'date'),
        column(context, 'column.to', 'date'),
        column(context, 'column.dealPrice', 'money'),
        column(context, 'column.belowAverage', 'change', undefined, true),
      ],
      dealRows(context),
    ),
    ...table(
      context,
      'price.table.buyBox',
      [
        column(context, 'product.seller', 'text', 2),
        column(context, 'product.fulfilment', 'label'),
        column(context, 'price.buyBoxShare', 'percent'),
      ],
      (history?.buyBox ?? []).map((owner) => [owner.seller, FULFILMENTS[owner.fulfilment], owner.share]),
    ),
    ...(product.price === null ? [missing('missing.price', 'products')] : []),
    ...(history ? [] : [missing('missing.priceHistory', 'keepa')]),
    ...(rivals.all.length === 0 ? [missing('missing.competitors', 'products')] : []),
  ])
}

function dealRows({ facts, months }: Context): Table['rows'] {
  const deals = [...(facts.history?.deals ?? [])].sort((a, b) => b.startsOn.localeCompare(a.startsOn)).slice(0, 8)
  return deals.map((deal) => {
    const usual = months.find((point) => point.month === deal.startsOn.slice(0, 7))?.price
    return [DEALS[deal.kind], deal.startsOn, deal.endsOn, deal.price, usual ? deal.price / usual - 1 : null]
  })
}

/** null with too few products, and if one of them sells more than half. */
const meanUnits = (units: number[]): number | null => (tooFew(units) ? null : mean(units))

function bandChart(context: Context): Block[] {
  const { product, competitors } = context.facts
  const all = [product, ...competitors.map((competitor) => competitor.product)]
  const prices = withoutNulls(all.map((each) => each.price))
  if (tooFew(prices.length)) return []
  const bands = priceBands(prices, 10 ** marketplaces[product.marketplace].decimals).map((band) => {
    const inside = all.filter((each) => each.price !== null && isWithin(band, each.price))
    return { ...band, count: inside.length, units: meanUnits(withoutNulls(inside.map((each) => each.units))) }
  })
  const hasUnits = bands.some((band) => band.units !== null)
  return [
    {
      kind: 'chart',
      shape: 'cartesian',
      title: 'price.chart.bands',
      asOf: context.asOf,
      method: context.derivedMethod,
      categories: bands.map(({ from, to }) => `${from}-${to ?? ''}`),
      categoryUnit: 'band',
      series: [
        { label: 'column.products', type: 'bar', unit: 'count', values: bands.map((band) => band.count) },
        ...(hasUnits
          ? [
              {
                label: 'column.meanUnits' as const,
                type: 'line' as const,
                unit: 'count' as const,
                second: true,
                values: bands.map((band) => band.units),
              },
            ]
          : []),
      ],
    },
  ]
}
