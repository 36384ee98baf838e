/** One block of every kind, made up, with a figure of every method among them. */
import type { Block, Chart, Figure } from '#contracts/model/report/report.ts'

const asOf = '2026-11-19'
const price: Figure = { label: 'product.price', unit: 'money', value: 2499, method: 'observed', asOf }
const units: Figure = {
  ...{ label: 'column.units', unit: 'count', value: 12_860, low: 10_900, high: 14_800 },
  ...{ method: 'estimated', asOf },
}
const revenue: Figure = { label: 'column.revenue', unit: 'money', value: 32_137_140, method: 'calculated', asOf }
const rating: Figure = { label: 'product.rating', unit: 'rating', value: 4.5, method: 'observed', asOf }
const ratings: Figure = { label: 'product.ratings', unit: 'count', value: 2713, method: 'sample', asOf }
const share: Figure = { label: 'column.trafficShare', unit: 'percent', value: 0.34, method: 'observed', asOf }
const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']

export const charts: readonly Chart[] = [
  {
    ...{ kind: 'chart', shape: 'cartesian', title: 'sales.chart.units', asOf, method: 'estimated' },
    ...{ categories: months, categoryUnit: 'month' },
    series: [{ label: 'column.units', type: 'bar', unit: 'count', values: [820, 910, 1050, 1180, 1240, 1286] }],
  },
  {
    ...{ kind: 'chart', shape: 'pie', title: 'traffic.chart.split', asOf, method: 'observed', unit: 'percent' },
    items: [
      { label: { text: 'product.price' }, value: 0.62 },
      { label: { text: 'product.rating' }, value: 0.24 },
      { label: { text: 'product.brand' }, value: 0.14 },
    ],
  },
]

export const blocks: readonly Block[] = [
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
    ...{ kind: 'table', title: 'sales.table.year', asOf, highlight: 1 },
    columns: [
      { label: 'column.month', unit: 'month', method: 'observed' },
      { label: 'column.units', unit: 'count', method: 'estimated' },
      { label: 'column.revenue', unit: 'money', method: 'calculated' },
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
      what: { key: 'action.word', params: { word: 'travel mug', bid: price } },
      why: { key: 'swot.concentration.bad', params: { word: 'travel mug', share } },
    })),
  },
  {
    kind: 'checks',
    checks: (['pass', 'warn', 'fail', 'unknown'] as const).map((verdict, at) => ({
      ...{ verdict, points: 10 - 3 * at, maximum: 10 },
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
