import { expect, test } from 'vitest'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { formatFigure } from '#contracts/model/report/format.ts'
import { fullMarketFacts } from '../market/facts.test-support.ts'
import { marketReport } from '../market/market-report.ts'
import { withBandsAsBounds } from './legacy-bands.ts'

const sweet = (text: string): Figure => ({
  label: 'market.sweetBand',
  unit: 'text',
  value: text,
  method: 'calculated',
  asOf: '2026-11-20',
})

const stored = (marketplace: Marketplace, ...blocks: Block[]) => ({
  ...marketReport(fullMarketFacts()),
  marketplace,
  measures: [{ figure: sweet('$20–$40'), better: null }],
  sections: [{ key: 'priceBands' as const, completeness: 'full' as const, blocks }],
})

test.each([
  ['US', '$12.50–$20', '1250-2000', '$12.50–$20'],
  ['US', '≥ $1,250', '125000-', '≥ $1,250'],
  ['DE', '10\u00a0€–20\u00a0€', '1000-2000', '€10–€20'],
  ['DE', '1.250\u00a0€–1.500\u00a0€', '125000-150000', '€1,250–€1,500'],
  ['FR', '12,50\u00a0€–1\u00a0250\u00a0€', '1250-125000', '€12.50–€1,250'],
  ['JP', '¥1,000–¥2,000', '1000-2000', '¥1,000–¥2,000'],
  ['IN', '≥ ₹1,00,000', '10000000-', '≥ ₹100,000'],
] as const)('%s: converts the stored band %s to %s and shows it as %s', (marketplace, text, bounds, read) => {
  const [section] = withBandsAsBounds(stored(marketplace, { kind: 'figures', figures: [sweet(text)] })).sections
  const [block] = section?.blocks ?? []
  const [figure] = block?.kind === 'figures' ? block.figures : []
  expect(figure).toMatchObject({ unit: 'band', value: bounds })
  expect(figure && formatFigure(figure, 'zh-CN', marketplace)).toBe(read)
})

test('converts bands in sentences, measures, charts and tables', () => {
  const base = { asOf: '2026-11-20', method: 'calculated' } as const
  const column = { label: 'column.band', unit: 'text', method: 'calculated' } as const
  const read = withBandsAsBounds(
    stored(
      'US',
      {
        kind: 'findings',
        tone: 'insight',
        items: [{ key: 'priceBands.insight.sweet', params: { band: sweet('$20–$40') } }],
      },
      {
        ...base,
        kind: 'chart',
        shape: 'cartesian',
        title: 'price.chart.bands',
        categories: ['$10–$20'],
        categoryUnit: 'text',
        series: [],
      },
      {
        ...base,
        kind: 'chart',
        shape: 'bars',
        title: 'priceBands.chart.products',
        unit: 'count',
        items: [{ label: '≥ $50', value: 3 }],
      },
      { kind: 'table', title: 'priceBands.table', columns: [column], rows: [['$10–$20']], asOf: base.asOf },
    ),
  )
  expect(read.measures).toMatchObject([{ figure: { unit: 'band', value: '2000-4000' } }])
  expect(read.sections[0]?.blocks).toMatchObject([
    { items: [{ params: { band: { unit: 'band', value: '2000-4000' } } }] },
    { categoryUnit: 'band', categories: ['1000-2000'] },
    { labelUnit: 'band', items: [{ label: '5000-', value: 3 }] },
    { columns: [{ unit: 'band' }], rows: [['1000-2000']] },
  ])
})

test.each([
  ['starSpread.table.rating', 'ratingBand', ['< 3.5', '3.5–3.9', '≥ 4.6'], ['0-3.5', '3.5-4', '4.6-']],
  ['starSpread.table.ratings', 'countBand', ['< 100', '1000–4999', '≥ 5000'], ['0-100', '1000-5000', '5000-']],
] as const)('converts the classes of %s', (title, unit, texts, bounds) => {
  const table: Block = {
    kind: 'table',
    title,
    columns: [{ label: 'column.band', unit: 'text', method: 'calculated' }],
    rows: texts.map((text) => [text, 3]),
    asOf: '2026-11-20',
  }
  expect(withBandsAsBounds(stored('US', table)).sections[0]?.blocks).toMatchObject([
    { columns: [{ unit }], rows: bounds.map((each) => [each, 3]) },
  ])
})

test('leaves a report of this version unchanged', () => {
  const report = marketReport(fullMarketFacts())
  expect(withBandsAsBounds(report)).toEqual(report)
})
