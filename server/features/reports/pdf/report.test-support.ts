/** A hand-made report with every kind of block and with the awkward texts of real listings. */

import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { AsinReport, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { AWKWARD_TITLE, UNBROKEN } from '#server/platform/pdf/awkward.test-support.ts'

const MONTHS = Array.from(
  { length: 24 },
  (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
)

export const figure = (
  label: TextKey,
  unit: Figure['unit'],
  value: Figure['value'],
  extra: Partial<Figure> = {},
): Figure => ({
  label,
  unit,
  value,
  method: 'observed',
  asOf: '2026-11-20',
  ...extra,
})

export const say = (key: TextKey, params: Sentence['params']): Sentence => ({ key, params })
const price = figure('product.price', 'money', 2999)
const units = figure('sales.units', 'count', 1284, { method: 'estimated', low: 1100, high: 1499 })
const moving = say('sales.insight.now', {
  units,
  revenue: figure('sales.revenue', 'roughMoney', 3850716, { method: 'calculated' }),
})
const placed = say('price.insight.place', {
  count: figure('rivals.priceCount', 'count', 12),
  place: figure('rivals.pricePlace', 'count', 5),
  median: figure('rivals.medianPrice', 'money', 2749),
})

export function table(rows: number): Table {
  return {
    kind: 'table',
    title: 'price.table.deals',
    asOf: '2026-11-20',
    highlight: 0,
    columns: [
      { label: 'product.brand', unit: 'text', method: 'observed', width: 3 },
      { label: 'product.price', unit: 'money', method: 'observed' },
      { label: 'sales.units', unit: 'count', method: 'estimated' },
      { label: 'price.discount', unit: 'percent', method: 'calculated' },
      { label: 'product.listedOn', unit: 'date', method: 'observed' },
    ],
    rows: Array.from({ length: rows }, (_, at) => [
      at % 7 === 3 ? UNBROKEN : `Brand ${at + 1} 不锈钢保温杯 with a name that goes on for a while`,
      at % 5 === 4 ? null : 1999 + at * 137,
      12000 - at * 97,
      at / 100,
      '2026-03-14',
    ]),
  }
}

const charts: Block[] = [
  {
    kind: 'chart',
    shape: 'cartesian',
    title: 'sales.chart.units',
    asOf: '2026-11-20',
    method: 'estimated',
    categories: MONTHS,
    categoryUnit: 'month',
    series: [
      {
        label: 'sales.series.units',
        type: 'bar',
        unit: 'count',
        values: MONTHS.map((_, at) => 900 + ((at * 37) % 11) * 60),
      },
      {
        label: 'sales.series.price',
        type: 'line',
        unit: 'money',
        second: true,
        values: MONTHS.map((_, at) => (at === 5 ? null : 2500 + ((at * 13) % 7) * 90)),
      },
    ],
  },
  {
    kind: 'chart',
    shape: 'cartesian',
    title: 'sales.chart.rank',
    asOf: '2026-11-20',
    method: 'observed',
    categories: MONTHS,
    categoryUnit: 'month',
    series: [
      {
        label: 'sales.series.rank',
        type: 'line',
        unit: 'rank',
        inverse: true,
        values: MONTHS.map((_, at) => 2400 - at * 71),
      },
    ],
  },
  {
    kind: 'chart',
    shape: 'bars',
    title: 'price.chart.bands',
    asOf: '2026-11-20',
    method: 'calculated',
    unit: 'percent',
    items: [5, 4, 3, 2, 1].map((stars) => ({ label: `${stars} ★`, value: stars / 16 })),
  },
  {
    kind: 'chart',
    shape: 'pie',
    title: 'price.table.buyBox',
    asOf: '2026-11-20',
    method: 'observed',
    unit: 'percent',
    items: [
      { label: 'Example Store & Söhne', value: 0.62 },
      { label: { text: 'fulfilment.AMZ' }, value: 0.3 },
      { label: 'أمازون', value: 0.08 },
    ],
  },
]

export function section(key: Section['key'], blocks: Block[], completeness: Section['completeness'] = 'full'): Section {
  return { key, completeness, blocks }
}

const sections: Section[] = [
  section('overview', [
    { kind: 'findings', tone: 'insight', items: [moving, placed] },
    {
      kind: 'figures',
      figures: [
        price,
        units,
        figure('sales.revenue', 'roughMoney', 3850716, { method: 'calculated' }),
        figure('product.rank', 'rank', 1234),
        figure('product.rating', 'rating', 4.4),
        figure('product.ratings', 'count', 12345),
      ],
    },
    {
      kind: 'figures',
      figures: [
        figure('product.brand', 'text', UNBROKEN),
        figure('product.size', 'size', '320 × 210 × 95'),
        figure('product.weight', 'weight', 1250),
        figure('product.listPrice', 'money', null),
        figure(
          'product.category',
          'text',
          'Home & Kitchen › Kitchen & Dining › Travel & To-Go Drinkware › Travel Mugs',
        ),
      ],
    },
  ]),
  section('sales', charts.slice(0, 2)),
  section('price', [table(60), ...charts.slice(2)]),
  section('competitors', [table(1)]),
  section('variants', [table(0)], 'partial'),
  section('traffic', [], 'partial'),
  section('keywords', [{ kind: 'missing', what: say('missing.history', {}), fill: 'keywords' }], 'missing'),
  section('ratings', [
    {
      kind: 'quotes',
      title: 'product.ratings',
      items: [
        {
          topic: '保温效果 Heat retention',
          share: figure('product.rating', 'percent', 0.312),
          quotes: ['Keeps my coffee hot for hours 😍', '保温一整天，出门必备。'],
        },
        { topic: 'Leaks', share: figure('product.rating', 'percent', 0.084), quotes: [] },
      ],
    },
    { kind: 'findings', tone: 'warning', items: [placed] },
  ]),
  section('listing', [
    { kind: 'verbatim', label: 'product.brand', text: AWKWARD_TITLE },
    {
      kind: 'checks',
      checks: [
        { rule: placed, verdict: 'pass', points: 10, maximum: 10 },
        { rule: moving, verdict: 'warn', points: 6, maximum: 12, fix: placed },
        { rule: placed, verdict: 'fail', points: 0, maximum: 8, fix: moving },
        { rule: placed, verdict: 'unknown', points: 0, maximum: 0 },
      ],
    },
  ]),
  section('swot', [
    {
      kind: 'swot',
      quadrants: [
        { title: 'strengths', items: [moving, placed] },
        { title: 'weaknesses', items: [placed] },
        { title: 'opportunities', items: [moving] },
        { title: 'threats', items: [] },
      ],
    },
  ]),
  section('actions', [
    {
      kind: 'actions',
      actions: [
        { what: placed, why: moving, withinDays: 7, priority: 'high' },
        { what: moving, why: placed, withinDays: 30, priority: 'medium' },
        { what: placed, why: placed, withinDays: 90, priority: 'low' },
      ],
    },
  ]),
]

export function everyBlockReport(over: Partial<AsinReport> = {}): AsinReport {
  return {
    kind: 'asin',
    version: 1,
    marketplace: 'US',
    asin: 'B0HANDMADE',
    title: 'Stainless Steel Travel Mug 20 oz, Vacuum Insulated, Leak-Proof Lid, Fits Cup Holder',
    brand: 'Example & Söhne',
    imageUrl: null,
    sample: false,
    madeAt: '2026-11-20T08:00:00.000Z',
    asOf: '2026-11-20',
    sections,
    ...over,
  }
}
