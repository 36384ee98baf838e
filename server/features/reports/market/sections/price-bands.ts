import { fbaFee } from '#contracts/model/fees/fba.ts'
import { referralFee } from '#contracts/model/fees/referral.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Block, Column } from '#contracts/model/report/block-kinds.ts'
import type { Unit } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { type MarketContext, unitsColumn } from '../context.ts'
import type { Band } from '../metrics/bands.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { fewInRows, partUnits } from './part-units.ts'

/** An import of products cannot replace a missing fee table. */
function missingMarginBlock({ facts }: MarketContext): Block {
  const { marketplace } = facts.niche
  const on = facts.now.slice(0, 10)
  const query = { marketplace, price: 1000, feeCategory: null, on, size: null, weight: null }
  const isTableMissing = [referralFee(query), fbaFee(query)].some(({ reason }) => reason === 'noTable')
  return isTableMissing ? missing('missing.marginTable', null) : missing('missing.margin', 'products')
}

export function priceBandsSection(
  context: MarketContext,
  { bands, margin, size }: MarketMetrics,
): Section<MarketSection> {
  if (bands.bands.length === 0) return section('priceBands', [missing('missing.prices', 'products')])
  const { marketplace } = context.facts.niche
  const filled = bands.bands.filter((band) => band.products > 0)
  const vat = marketplaces[marketplace].vat > 0
  return section('priceBands', [
    ...insight(
      sentence('priceBands.insight.sweetMedian', {
        band: bands.sweetBand,
        units: bands.sweetUnits,
        lead: bands.sweetLead,
      }),
      sentence('priceBands.insight.profit', {
        band: bands.sweetBand,
        margin: bands.sweetMargin,
        left: bands.sweetLeft,
      }),
      sentence('priceBands.insight.richMedian', { band: bands.richBand, earns: bands.richEarns }),
      ...fewInRows({ size }, filled),
      sentence(vat ? 'priceBands.insight.vat' : 'priceBands.insight.noVat'),
    ),
    ...figures(
      bands.priceChange,
      bands.medianUnits,
      bands.sweetBand,
      bands.sweetUnits,
      bands.richBand,
      bands.richEarns,
      margin.left,
    ),
    ...itemChart(
      context,
      'bars',
      'priceBands.chart.products',
      'count',
      filled.map((band) => ({ label: band.name, value: band.products })),
      'band',
    ),
    ...bandTable(context, filled, bands.sweet),
    ...(Number(size.known.value) === 0 ? [missing('missing.shares', 'products')] : []),
    ...partUnits({ size }),
    ...(margin.margin.value === null ? [missingMarginBlock(context)] : []),
  ])
}

function bandTable(context: MarketContext, filled: Band[], sweet: Band | null): Block[] {
  const isRanged = filled.some(({ earns }) => earns && earns.low !== earns.high)
  const profit = (label: TextKey, unit: Unit): Column => ({
    ...column(context, label, unit, undefined, true),
    ...(isRanged && context.derivedMethod !== 'sample' ? { method: 'estimated' } : {}),
  })
  return table(
    context,
    'priceBands.table',
    [
      column(context, 'column.band', 'band', 1.8, true),
      column(context, 'column.products', 'count', undefined, true),
      unitsColumn(context, 'column.unitShare', 'percent'),
      unitsColumn(context, 'column.medianUnits', 'count'),
      column(context, 'market.medianPrice', 'money', undefined, true),
      profit('column.leaves', 'percent'),
      profit('column.ceiling', 'money'),
      profit('column.earns', 'roughMoney'),
    ],
    filled.map((band) => [
      band.name,
      band.products,
      band.share?.value ?? null,
      band.medianUnits?.value ?? null,
      band.medianPrice,
      band.margin?.value ?? null,
      band.left?.value ?? null,
      band.earns?.value ?? null,
    ]),
    sweet ? filled.indexOf(sweet) : undefined,
  )
}
