import type { Block, ScorePart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { MARKET_SECTIONS, type MarketReport, type MarketSection, type Section } from '#contracts/model/report/report.ts'
import { figure, say, table } from './report.test-support.ts'

/** 200 characters: longer than the title of any real niche, but allowed. */
export const LONG_NICHE =
  'isolierte Trinkflasche aus doppelwandigem Edelstahl mit auslaufsicherem Strohhalmdeckel, BPA-frei, für Sport, Büro, Schule & Wandern, 24 Stunden kalt und 12 Stunden heiß, 500 ml bis 1,2 Liter — 水筒'.padEnd(
    200,
    ' ✓',
  )

const units = figure('sales.units', 'count', 1284, { method: 'estimated', low: 1100, high: 1499 })
const price = figure('product.price', 'money', 2749)
const moving = say('sales.insight.now', {
  units,
  revenue: figure('sales.revenue', 'roughMoney', 3_850_716, { method: 'calculated' }),
})
const placed = say('price.insight.place', {
  count: figure('rivals.priceCount', 'count', 12),
  place: figure('rivals.pricePlace', 'count', 5),
  median: price,
})

const points = (value: number | null): Figure =>
  figure('column.value', 'points', value, { method: value === null ? 'observed' : 'calculated' })

const part = (at: number, value: number | null): ScorePart => ({
  key: `part${at}`,
  label: (
    ['sales.revenue', 'sales.yoy', 'profit.grossMargin', 'rivals.priceGap', 'ratings.fresh', 'price.gap'] as const
  )[at]!,
  points: points(value),
  weight: [0.2, 0.15, 0.2, 0.2, 0.15, 0.1][at]!,
  because: Array.from(
    { length: at + 1 },
    (_, each) =>
      [
        units,
        price,
        figure('sales.yoy', 'change', 0.182),
        figure('price.discount', 'percent', 0.314),
        figure('product.ratings', 'count', 12_345),
        figure('ratings.reviewRate', 'permille', 0.0043),
      ][each]!,
  ),
})

const blocks: Partial<Record<MarketSection, Block[]>> = {
  verdict: [
    { kind: 'verdict', verdict: 'caution', reasons: [moving, placed, moving] },
    {
      kind: 'figures',
      figures: [
        units,
        price,
        figure('sales.yoy', 'change', -0.082),
        figure('price.discount', 'percent', 0.314),
        figure('product.ratings', 'count', null),
        figure('product.rating', 'rating', 4.3),
      ],
    },
  ],
  attractiveness: [
    {
      kind: 'score',
      title: 'section.attractiveness',
      total: figure('listing.score', 'score', 64, { method: 'calculated' }),
      parts: [part(0, 8.2), part(1, 5), part(2, 3.1), part(3, 0), part(4, null), part(5, 10)],
    },
  ],
  concentration: [
    {
      kind: 'chart',
      shape: 'cartesian',
      title: 'price.chart.bands',
      asOf: '2026-11-20',
      method: 'calculated',
      categories: ['swot.concentration.good', 'ratings.positive', 'rivals.medianRatings', 'profit.grossMargin'],
      categoryUnit: 'label',
      series: [
        { label: 'column.unitShare', type: 'bar', unit: 'percent', values: [0.31, 0.42, 0.2, null] },
        { label: 'column.ratingShare', type: 'bar', unit: 'percent', values: [0.21, 0.38, 0.31, 0.1] },
      ],
    },
  ],
  topProducts: [
    {
      kind: 'table',
      title: 'sales.table.year',
      asOf: '2026-11-20',
      columns: [
        { label: 'column.asin', unit: 'text', method: 'observed' },
        { label: 'product.brand', unit: 'text', method: 'observed' },
        { label: 'product.price', unit: 'money', method: 'observed' },
        { label: 'sales.units', unit: 'count', method: 'estimated' },
        { label: 'sales.revenue', unit: 'roughMoney', method: 'calculated' },
        { label: 'product.rating', unit: 'rating', method: 'observed' },
        { label: 'product.ratings', unit: 'count', method: 'observed' },
        { label: 'column.unitShare', unit: 'percent', method: 'calculated' },
        { label: 'product.listedOn', unit: 'date', method: 'observed' },
        { label: 'product.fulfilment', unit: 'label', method: 'observed' },
      ],
      rows: Array.from({ length: 20 }, (_, at) => [
        `B0HANDMA${String(at).padStart(2, '0')}`,
        at % 6 === 4 ? 'Gesellschaft für Trinkflaschen mbH & Co. KG' : `Brand ${at}`,
        2499 + at * 131,
        at % 5 === 3 ? null : 12_800 - at * 411,
        at % 5 === 3 ? null : 35_123_499 - at * 1_234_567,
        4.6 - at / 20,
        123_456 - at * 4321,
        0.12 - at / 200,
        '2023-04-17',
        'fulfilment.FBA',
      ]),
    },
    table(9),
  ],
  strategy: [
    {
      kind: 'columns',
      columns: [
        { title: 'quadrant.opportunities', items: [moving, placed, moving] },
        { title: 'quadrant.threats', items: [placed] },
        { title: 'section.actions', items: [] },
      ],
    },
  ],
  forms: [
    {
      kind: 'columns',
      columns: [
        { title: 'quadrant.opportunities', items: Array.from({ length: 14 }, () => moving) },
        { title: 'quadrant.threats', items: Array.from({ length: 9 }, () => placed) },
      ],
    },
  ],
}

export function marketReportByHand(over: Partial<MarketReport> = {}): MarketReport {
  const sections: Section<MarketSection>[] = MARKET_SECTIONS.map((key) => ({
    key,
    completeness: blocks[key] ? 'full' : 'partial',
    blocks: blocks[key] ?? [{ kind: 'findings', tone: 'insight', items: [moving] }],
  }))
  return {
    kind: 'market',
    version: 2,
    marketplace: 'DE',
    nicheId: 'hand-made',
    keyword: 'trinkflasche edelstahl isoliert',
    names: { 'zh-CN': '不锈钢保温水壶', 'en-US': 'insulated stainless steel water bottles' },
    referenceAsin: 'B0HANDMADE',
    title: LONG_NICHE,
    imageUrl: null,
    sample: true,
    madeAt: '2026-11-20T08:00:00.000Z',
    asOf: '2026-11-20',
    sections,
    quality: { level: 'fair', full: 6, partial: 10, missing: 0 },
    writer: { by: 'rules', fallback: 'timeout' },
    changes: {
      since: '2026-10-20T08:00:00.000Z',
      sinceAsOf: '2026-10-19',
      rows: [
        {
          label: 'product.price',
          figures: [figure('product.price', 'money', 2849), price, figure('product.price', 'change', -0.0351)],
          tone: 'bad',
        },
        {
          label: 'sales.units',
          figures: [figure('sales.units', 'count', 940), units, figure('sales.units', 'label', 'compare.unsure')],
        },
      ],
      arrived: [{ asin: 'B0HANDMA03', title: LONG_NICHE }],
      left: [],
    },
    ...over,
  }
}
