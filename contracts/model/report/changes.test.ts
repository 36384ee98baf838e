import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMeasures, estimate, number, reportWith } from '#server/features/reports/model/measures.test-support.ts'
import { changesBetween, changesBlocks, withChanges } from './changes.ts'
import { mayBeEqual } from './difference.ts'
import type { Figure } from './figure.ts'
import { formatFigure, sentenceOf } from './format.ts'
import type { AsinReport, Changes } from './report.ts'

const before = reportWith({
  asOf: '2026-10-20',
  madeAt: '2026-10-21T02:00:00Z',
  measures: [
    { figure: number('product.price', 'money', 2499), better: null },
    { figure: number('product.rank', 'rank', 3120), better: 'lower' },
    { figure: number('product.rating', 'rating', 4.34), better: 'higher' },
    { figure: estimate('sales.units', 'count', 650, 600, 699), better: 'higher' },
    { figure: number('product.sellers', 'count', 2), better: 'lower' },
    { figure: number('profit.grossMargin', 'percent', 0.212), better: 'higher' },
    { figure: number('product.ratings', 'count', null), better: 'higher' },
  ],
  peers: ['B0RIVAL001', 'B0RIVAL002'].map((asin) => ({ asin, title: `Mug ${asin}` })),
})
const after = reportWith({
  asOf: '2026-11-19',
  measures: [
    { figure: number('product.price', 'money', 2299), better: null },
    { figure: number('product.rank', 'rank', 3000), better: 'lower' },
    { figure: number('product.rating', 'rating', 4.26), better: 'higher' },
    { figure: estimate('sales.units', 'count', 700, 660, 740), better: 'higher' },
    { figure: number('product.sellers', 'count', 3), better: 'lower' },
    { figure: number('profit.grossMargin', 'percent', 0.262), better: 'higher' },
    { figure: number('product.ratings', 'count', 2400), better: 'higher' },
  ],
  peers: ['B0RIVAL002', 'B0RIVAL003'].map((asin) => ({ asin, title: `Mug ${asin}` })),
})
const comparable = (one: AsinReport, other: AsinReport): Changes => {
  const changes = changesBetween(one, other)
  if (!changes) throw new Error('not comparable')
  return changes
}
const changes = comparable(before, after)

test('each row has both values and their difference in a suitable unit', () => {
  const written = changes.rows.map(({ label, figures, tone }) => [
    label,
    ...figures.map((figure) => formatFigure(figure, 'zh-CN', 'US')),
    tone,
  ])
  expect(written).toEqual([
    ['product.price', '$24.99', '$22.99', '−8.0%', undefined],
    ['product.rank', '#3,120', '#3,000', '−120', 'good'],
    ['product.rating', '4.3', '4.3', '持平', undefined],
    ['sales.units', '≈ 650（600–699）', '≈ 700（660–740）', '无明确变化', undefined],
    ['product.sellers', '2', '3', '+1', 'bad'],
    ['profit.grossMargin', '21.2%', '26.2%', '+5 个百分点', 'good'],
    ['product.ratings', '—', '2,400', '新增数据', undefined],
  ])
})

test('the difference of estimates without overlap has bounds', () => {
  const more = { figure: estimate('sales.units', 'count', 900, 840, 960), better: 'higher' } as const
  const [row] = comparable(before, reportWith({ measures: [more] })).rows
  expect(row?.tone).toBe('good')
  expect(row?.figures.map((figure) => formatFigure(figure, 'en-US', 'US')).at(-1)).toBe('≈ +38.5% (+20.2%–+60.0%)')
})

test('rivals that arrived and left are listed', () => {
  expect([changes.arrived, changes.left].map((peers) => peers.map(({ asin }) => asin))).toEqual([
    ['B0RIVAL003'],
    ['B0RIVAL001'],
  ])
  expect(comparable({ ...before, peers: [] }, after).arrived).toEqual([])
})

test('does not compare reports of version 1, of different subjects, or of sample and real data', () => {
  const { measures: _, ...old } = { ...before, version: 1 } as const
  for (const other of [old, { ...before, asin: 'B0OTHER001' }, { ...before, sample: true }])
    expect(changesBetween(other, after)).toBeUndefined()
})

describe('the blocks of the changes', () => {
  const blocks = changesBlocks(changes, after.asOf)
  const sentences = blocks.flatMap((block) =>
    block.kind === 'findings' ? block.items.map((item) => sentenceOf(item, 'zh-CN', 'US')) : [],
  )
  test('begin with a table of both days and the difference', () => {
    expect(blocks[0]).toMatchObject({
      kind: 'comparison',
      columns: ['2026-10-20', '2026-11-19', { text: 'compare.difference' }],
    })
  })
  test('summarize the changes, then list improvements and declines', () => {
    expect(sentences).toEqual([
      '与 2026-10-20 的数据相比：2 项向好，1 项转弱，1 项因估算区间重叠而无明确变化。',
      '其余 1 项指标没有变化。',
      '大类 BSR：#3,120 → #3,000，变化 −120，向好。',
      '毛利率（未扣货品成本）：21.2% → 26.2%，变化 +5 个百分点，向好。',
      '卖家数：2 → 3，变化 +1，转弱。',
    ])
  })
  test('are added to the end of the first section, if there are changes', () => {
    const drawn = withChanges({ ...after, changes })
    expect(drawn.sections[0]?.blocks).toEqual([...(after.sections[0]?.blocks ?? []), ...blocks])
    expect(drawn.sections.slice(1)).toEqual(after.sections.slice(1))
    expect(withChanges(after)).toBe(after)
  })
  test('explain differences between two versions with data of the same day', () => {
    const [table, summary] = changesBlocks(comparable({ ...before, asOf: after.asOf }, after), after.asOf)
    expect(table).toMatchObject({ columns: [{ text: 'compare.before' }, { text: 'compare.after' }, {}] })
    expect(summary).toMatchObject({ items: [{ key: 'compare.sameDay' }, { key: 'compare.unchanged' }, {}, {}] })
    const [item] = summary?.kind === 'findings' ? summary.items : []
    // Rivals imported later do not have data of that day.
    expect(item && sentenceOf(item, 'zh-CN', 'US')).toContain(
      '主体数据的日期相同（2026-11-19）：差异来自其后补充的竞品',
    )
  })
})

test('a number with a different basis is neither better nor worse', () => {
  const scoreFrom = (score: number, basis: string) =>
    reportWith({ measures: [{ figure: number('listing.score', 'score', score), better: 'higher' as const, basis }] })
  const [row] = comparable(scoreFrom(54, 'title'), scoreFrom(75, 'title,bullets')).rows
  expect(row?.tone).toBeUndefined()
  expect(row?.figures.at(-1)?.value).toBe('compare.otherBasis')
  expect(comparable(scoreFrom(54, 'title'), scoreFrom(75, 'title')).rows[0]?.tone).toBe('good')
  expect(comparable(scoreFrom(75, 'title'), scoreFrom(75, 'title,bullets')).rows[0]?.figures.at(-1)?.value).toBe(
    'compare.same',
  )
})

describe('for any two versions', () => {
  const seeded = { seed: 20261122 }
  const signOf = ({ value }: Figure) => (typeof value === 'number' ? Math.sign(value) : 0)

  test('swapping the versions reverses each tone', () => {
    const turned = { good: 'bad', bad: 'good' } as const
    fc.assert(
      fc.property(anyMeasures, anyMeasures, (one, other) => {
        const [there, back] = [reportWith({ measures: one }), reportWith({ measures: other })]
        const forth = new Map(comparable(there, back).rows.map((row) => [row.label, row]))
        for (const row of comparable(back, there).rows) {
          const tone = forth.get(row.label)?.tone
          expect(row.tone).toBe(tone && turned[tone])
        }
      }),
      seeded,
    )
  })

  test('values that are unknown or may be equal have no tone; otherwise the tone fits the sign', () => {
    fc.assert(
      fc.property(anyMeasures, anyMeasures, (one, other) => {
        const better = new Map(other.map((measure) => [measure.figure.label, measure.better]))
        for (const { label, figures, tone } of comparable(
          reportWith({ measures: one }),
          reportWith({ measures: other }),
        ).rows) {
          const [from, to, difference] = figures as [Figure, Figure, Figure] // three columns
          if (from.value === null || to.value === null || mayBeEqual(from, to)) expect(tone).toBeUndefined()
          else if (tone)
            expect(signOf(difference)).toBe((tone === 'good') === (better.get(label) === 'higher') ? 1 : -1)
        }
      }),
      seeded,
    )
  })

  test('a report has no changes from itself', () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const report = reportWith({ measures })
        for (const { figures, tone } of comparable(report, report).rows) {
          expect(tone).toBeUndefined()
          expect(['compare.same', 'compare.unsure']).toContain(figures.at(-1)?.value)
        }
      }),
      seeded,
    )
  })

  test('every later peer stayed or arrived, and no later peer left', () => {
    const asin = fc.integer({ min: 0, max: 12 }).map((at) => `B0RIVAL${String(at).padStart(3, '0')}`)
    const asins = fc.uniqueArray(asin, { minLength: 1 })
    fc.assert(
      fc.property(asins, asins, (was, is) => {
        const peers = (list: string[]) => list.map((asin) => ({ asin, title: asin }))
        const { arrived, left } = comparable(reportWith({ peers: peers(was) }), reportWith({ peers: peers(is) }))
        const came = new Set(arrived.map(({ asin }) => asin))
        expect(is.filter((asin) => !came.has(asin)).every((asin) => was.includes(asin))).toBe(true)
        expect(left.map(({ asin }) => asin)).toEqual(was.filter((asin) => !is.includes(asin)))
      }),
      seeded,
    )
  })
})
