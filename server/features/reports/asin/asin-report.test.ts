import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { ASIN_SECTIONS, type Report } from '#contracts/model/report/report.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { asinReport, sectionCompleteness } from './asin-report.ts'
import { fullFacts, sparseFacts } from './facts.test-support.ts'

const full = asinReport(fullFacts())
const sparse = asinReport(sparseFacts())
const blocksOf = (report: Report, key: (typeof ASIN_SECTIONS)[number]): Block[] =>
  report.sections.find((section) => section.key === key)?.blocks ?? []
const completeness = (report: Report) =>
  Object.fromEntries(report.sections.map((section) => [section.key, section.completeness]))

test('the same facts give the same report, also after a JSON round trip', () => {
  expect(asinReport(fullFacts())).toEqual(full)
  expect(JSON.parse(JSON.stringify(full))).toEqual(full)
})

test('a report has the fourteen sections in order, as does its preview', () => {
  expect(full.sections.map((section) => section.key)).toEqual([...ASIN_SECTIONS])
  expect(sectionCompleteness(fullFacts())).toEqual(
    full.sections.map(({ key, completeness: known }) => ({ key, completeness: known })),
  )
})

test('a price below the fees is stated as a loss, without break-even cost, ACOS or negative amounts', () => {
  const report = asinReport(fullFacts({ price: 250 }))
  const sentences = ['profit', 'swot', 'actions'].flatMap((key) =>
    JSON.stringify(blocksOf(report, key as (typeof ASIN_SECTIONS)[number])).match(/"key":"[^"]+"/g),
  )
  expect(sentences).toEqual(
    expect.arrayContaining(['"key":"profit.insight.loss"', '"key":"swot.loss.bad"', '"key":"action.loss"']),
  )
  expect(sentences).not.toContain('"key":"action.margin"')
  expect(sentences).not.toContain('"key":"profit.insight.ceiling"')
  const shown = [...figuresOf(report)].map(({ figure }) => figure)
  expect(shown.find(({ label }) => label === 'profit.loss')?.value).toBeGreaterThan(0)
  expect(shown.find(({ label }) => label === 'profit.ceiling')).toBeUndefined()
})

describe('the report of a complete sample product', () => {
  test('has only full sections', () => {
    expect(new Set(Object.values(completeness(full)))).toEqual(new Set(['full']))
  })
  test('marks every number as a sample', () => {
    expect(full.sample).toBe(true)
    const methods = [...figuresOf(full)].flatMap((shown) => shown.figure.method ?? [])
    expect(new Set(methods)).toEqual(new Set(['sample']))
    const columns = full.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.columns : [])),
    )
    expect(new Set(columns.map((column) => column.method))).toEqual(new Set(['sample']))
  })
  test('has at least six charts', () => {
    const charts = full.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'chart'))
    expect(charts.length).toBeGreaterThanOrEqual(6)
  })
  test('begins with the verdict, its reasons, and the score with its six parts', () => {
    const [verdict, score] = blocksOf(full, 'overview')
    const reasons = verdict?.kind === 'verdict' ? verdict.reasons : []
    expect(reasons.map((reason) => sentenceOf(reason, 'en-US', 'US'))).toEqual([
      'The overall score is 55, but the infringement risk is high: do not sell until the rights are cleared.',
      '10 of the 10 competitors compared are close competitors. The most similar, B0RIVAL003, is 99.5% similar: shoppers can easily swap one for another.',
      '8.0% of reviews complain about “lid leaks”.',
      '13,704 units in the last 12 months (+20.0% vs. the 12 months before): sales are growing.',
    ])
    expect(score?.kind === 'score' && score.parts.map(({ key }) => key)).toEqual([
      'demand',
      'competition',
      'profit',
      'listing',
      'rights',
      'risk',
    ])
  })
  test('lists the product first among its competitors', () => {
    const tables = blocksOf(full, 'competitors').filter((block) => block.kind === 'table')
    expect(tables[0]?.highlight).toBe(0)
    expect(tables[0]?.rows).toHaveLength(11)
    expect(tables[0]?.rows[0]?.[0]).toBe('B0SAMPLE01')
  })
  test('uses the peak-season fees of the day of the report', () => {
    const fees = blocksOf(full, 'profit')
      .filter((block) => block.kind === 'table')
      .find((table) => table.title === 'profit.table.sources')
    expect(fees?.rows[1]?.[1]).toBe('fees.us.fbaPeak')
  })
  test('orders actions by priority', () => {
    const actions = blocksOf(full, 'actions').flatMap((block) => (block.kind === 'actions' ? block.actions : []))
    const order = actions.map((action) => ['high', 'medium', 'low'].indexOf(action.priority))
    expect(actions.length).toBeGreaterThanOrEqual(3)
    expect(order).toEqual([...order].sort())
  })
})

describe('the report of a real product with few facts', () => {
  test('marks no number as a sample', () => {
    expect(sparse.sample).toBe(false)
    expect([...figuresOf(sparse)].filter((shown) => shown.figure.method === 'sample')).toEqual([])
  })
  test('names the import that fills an empty section', () => {
    expect(completeness(sparse)).toMatchObject({
      sales: 'missing',
      traffic: 'missing',
      keywords: 'missing',
      competitors: 'missing',
      profit: 'partial',
    })
    const fills = (key: (typeof ASIN_SECTIONS)[number]) =>
      blocksOf(sparse, key).flatMap((block) => (block.kind === 'missing' ? [block.fill] : []))
    expect(fills('sales')).toContain('keepa')
    expect(fills('traffic')).toEqual(['keywords'])
    expect(fills('ratings')).toContain('reviews')
  })
  test('suggests only supported imports', () => {
    const actions = sparse.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'actions' ? block.actions : [])),
    )
    const imports = actions.map(({ what }) => what.key).filter((key) => key.startsWith('action.import'))
    expect(imports).toEqual(['action.import.rivals'])
  })
  test('estimates units and revenue as ranges from Amazon’s badge', () => {
    const report = asinReport(sparseFacts({ boughtPastMonth: 600 }))
    const figures = [...figuresOf(report)].filter((shown) => shown.section === 'overview').map((shown) => shown.figure)
    expect(figures.find((figure) => figure.label === 'sales.units')).toMatchObject({
      method: 'estimated',
      value: 650,
      low: 600,
      high: 699,
    })
    expect(figures.find((figure) => figure.label === 'sales.revenue')).toMatchObject({
      method: 'estimated',
      low: 600 * 2499,
    })
  })
  test('has bounds around every estimate', () => {
    const report = asinReport(
      sparseFacts({ boughtPastMonth: 600, size: [300, 200, 80], weight: 600, feeCategory: 'clothing' }),
    )
    for (const { figure } of figuresOf(report)) {
      if (figure.method !== 'estimated' || typeof figure.value !== 'number') continue
      expect(figure.low).toBeLessThanOrEqual(figure.value)
      expect(figure.high).toBeGreaterThanOrEqual(figure.value)
    }
  })
})

test('figures computed from a range of fees are estimates', () => {
  const report = asinReport(sparseFacts({ marketplace: 'UK', size: [300, 200, 80], weight: 600 }))
  const tables = blocksOf(report, 'profit').filter((block) => block.kind === 'table')
  const method = (title: string) => tables.find((table) => table.title === title)?.columns.at(-1)?.method
  expect(method('profit.table.breakdown')).toBe('estimated')
  expect(method('profit.table.ladder')).toBe('estimated')
  const acos = [...figuresOf(report)].find((shown) => shown.figure.label === 'column.acos')?.figure
  expect(acos).toMatchObject({ method: 'estimated' })
})

test('the keyword action refers to the highest bid of the profit section only if there is one', () => {
  const keywordActions = (change: Partial<Product>) =>
    blocksOf(asinReport(fullFacts(change)), 'actions').flatMap((block) =>
      block.kind === 'actions' ? block.actions.flatMap(({ what }) => (/keyword/.test(what.key) ? [what.key] : [])) : [],
    )
  const hasBidLadder = (change: Partial<Product>) =>
    blocksOf(asinReport(fullFacts(change)), 'profit').some(
      (block) => block.kind === 'table' && block.title === 'profit.table.ladder',
    )
  for (const change of [{}, { price: null }, { size: null, weight: null }])
    expect(keywordActions(change)).toEqual([hasBidLadder(change) ? 'action.keywordWithin' : 'action.keyword'])
  expect([hasBidLadder({}), hasBidLadder({ price: null })]).toEqual([true, false])
})

test('a report has complete sentences for any gap in the facts, in every marketplace', () => {
  const gap = <T>(value: T) => fc.constantFrom(value, null)
  const known = fullFacts()
  const facts = fc.record({
    history: gap(known.history),
    placements: gap(known.placements),
    category: gap(known.category),
    competitors: fc.constantFrom(known.competitors, known.competitors.slice(0, 1), []),
  })
  const product = fc.record({
    marketplace: fc.constantFrom(...MARKETPLACES),
    price: gap(2499),
    size: gap(known.product.size),
    weight: gap(635),
    feeCategory: gap(known.product.feeCategory),
    rating: gap(4.5),
    ratings: gap(2400),
    stars: gap(known.product.stars),
    brand: gap('Northpeak'),
    description: gap('A mug'),
    units: gap(1320),
    fulfilment: gap('FBM' as const),
    variants: fc.constantFrom(known.product.variants, []),
    bullets: fc.constantFrom(known.product.bullets, []),
  })
  fc.assert(
    fc.property(facts, product, (rest, change) => {
      const report = asinReport({ ...fullFacts(change), ...rest })
      const wrong = [...figuresOf(report)].filter((shown) => {
        const text = shown.text('zh-CN')
        const gapSaid = shown.place === 'sentence' && shown.section !== 'listing' && text === '—'
        return gapSaid || /NaN|undefined|Infinity/.test(text)
      })
      expect(wrong).toEqual([])
      expect(report.sections.every((section) => section.blocks.length > 0)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
