/** One made-up block of every kind. Its figures use every method (observed, estimated, calculated and sample). */
import type { Block, Chart } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'

const asOf = '2026-11-19'
const price: Figure = { label: 'product.price', unit: 'money', value: 2499, method: 'observed', asOf }
const units: Figure = {
  label: 'column.units',
  unit: 'count',
  value: 12_860,
  low: 10_900,
  high: 14_800,
  method: 'estimated',
  asOf,
}
const revenue: Figure = { label: 'column.revenue', unit: 'roughMoney', value: 32_137_140, method: 'calculated', asOf }
const rating: Figure = { label: 'product.rating', unit: 'rating', value: 4.5, method: 'observed', asOf }
const ratings: Figure = { label: 'product.ratings', unit: 'count', value: 2713, method: 'sample', asOf }
const share: Figure = { label: 'column.trafficShare', unit: 'percent', value: 0.34, method: 'observed', asOf }
const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']

export const charts: readonly Chart[] = [
  {
    kind: 'chart',
    shape: 'cartesian',
    title: 'sales.chart.units',
    asOf,
    method: 'estimated',
    categories: months,
    categoryUnit: 'month',
    series: [{ label: 'column.units', type: 'bar', unit: 'count', values: [820, 910, 1050, 1180, 1240, 1286] }],
  },
  {
    kind: 'chart',
    shape: 'cartesian',
    title: 'price.chart.bands',
    asOf,
    method: 'calculated',
    categories: ['product.brand', 'product.seller', 'product.fulfilment'],
    categoryUnit: 'label',
    series: [
      { label: 'column.unitShare', type: 'bar', unit: 'percent', values: [0.42, 0.31, 0.2] },
      { label: 'column.ratingShare', type: 'bar', unit: 'percent', values: [0.33, 0.26, null] },
    ],
  },
  {
    kind: 'chart',
    shape: 'pie',
    title: 'traffic.chart.split',
    asOf,
    method: 'observed',
    unit: 'percent',
    items: [
      { label: { text: 'product.price' }, value: 0.62 },
      { label: { text: 'product.rating' }, value: 0.24 },
      { label: { text: 'product.brand' }, value: 0.14 },
    ],
  },
]

const points = (value: number | null): Figure => ({
  label: 'column.value',
  unit: 'points',
  value,
  method: 'calculated',
  asOf,
})
const change: Figure = { label: 'product.price', unit: 'change', value: -0.0413, method: 'calculated', asOf }

export const blocks: readonly Block[] = [
  ...(['enter', 'caution', 'avoid', 'open'] as const).map(
    (verdict): Block => ({
      kind: 'verdict',
      verdict,
      reasons: [
        { key: 'overview.insight.selling', params: { units, revenue } },
        { key: 'swot.rating.good', params: { rating, median: rating } },
      ],
    }),
  ),
  {
    kind: 'score',
    title: 'section.attractiveness',
    total: { label: 'column.value', unit: 'score', value: 63, method: 'calculated', asOf },
    parts: [
      { key: 'size', label: 'column.revenue', points: points(8.2), weight: 0.4, because: [units, revenue] },
      { key: 'margin', label: 'profit.grossMargin', points: points(5), weight: 0.25, because: [price] },
      { key: 'rivals', label: 'section.competitors', points: points(2.4), weight: 0.25, because: [ratings, share] },
      { key: 'growth', label: 'sales.yoy', points: points(null), weight: 0.1, because: [] },
    ],
  },
  {
    kind: 'comparison',
    title: 'compare.changes',
    columns: ['2026-10-19', asOf, { text: 'compare.difference' }],
    rows: [
      { label: 'product.price', figures: [{ ...price, value: 2607 }, price, change], tone: 'bad' },
      { label: 'product.rating', figures: [rating, rating, { ...rating, unit: 'label', value: 'compare.same' }] },
    ],
  },
  {
    kind: 'columns',
    columns: [
      { title: 'quadrant.opportunities', items: [{ key: 'swot.rating.good', params: { rating, median: rating } }] },
      { title: 'quadrant.threats', items: [{ key: 'swot.ads.bad', params: { share } }] },
      { title: 'section.actions', items: [] },
    ],
  },
  {
    kind: 'findings',
    tone: 'insight',
    items: [{ key: 'overview.insight.selling', params: { units, revenue } }],
  },
  {
    kind: 'findings',
    tone: 'warning',
    items: [{ key: 'swot.ads.bad', params: { share } }],
  },
  { kind: 'figures', figures: [price, units, revenue, rating, ratings] },
  {
    kind: 'table',
    title: 'sales.table.year',
    asOf,
    highlight: 1,
    columns: [
      { label: 'column.month', unit: 'month', method: 'observed' },
      { label: 'column.units', unit: 'count', method: 'estimated' },
      { label: 'column.revenue', unit: 'roughMoney', method: 'calculated' },
    ],
    rows: months.map((month, at) => [month, 820 + at * 90, at === 3 ? null : 2_049_180 + at * 220_000]),
  },
  {
    kind: 'swot',
    quadrants: [
      { title: 'strengths', items: [{ key: 'swot.rating.good', params: { rating, median: rating } }] },
      { title: 'weaknesses', items: [{ key: 'swot.ads.bad', params: { share } }] },
      { title: 'opportunities', items: [] },
      { title: 'threats', items: [{ key: 'swot.concentration.bad', params: { word: 'travel mug', share } }] },
    ],
  },
  {
    kind: 'actions',
    actions: (['high', 'medium', 'low'] as const).map((priority, at) => ({
      priority,
      withinDays: 7 * (at + 1),
      what: { key: 'action.keyword', params: { word: 'travel mug', bid: price } },
      why: { key: 'swot.concentration.bad', params: { word: 'travel mug', share } },
    })),
  },
  {
    kind: 'checks',
    checks: (['pass', 'warn', 'fail', 'unknown'] as const).map((verdict, at) => ({
      verdict,
      points: 10 - 3 * at,
      maximum: 10,
      rule: { key: 'swot.rating.good', params: { rating, median: rating } },
      ...(at > 0 && { fix: { key: 'action.ads', params: {} } }),
    })),
  },
  {
    kind: 'quotes',
    title: 'ratings.topics.complaint',
    items: [{ topic: 'lid', names: { 'zh-CN': 'lid', 'en-US': 'lid' }, share, quotes: ['The lid leaks in my bag.'] }],
  },
  { kind: 'verbatim', label: 'listing.titleText', text: 'Insulated Travel Mug with Leakproof Lid, 500 ml' },
  { kind: 'missing', what: { key: 'missing.swot', params: {} }, fill: 'products' },
]
