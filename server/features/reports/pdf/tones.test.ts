import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { formatFigure, sentenceOf } from '#contracts/model/report/format.ts'
import { textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { renderReport } from './render.ts'
import { everyBlockReport, figure, say, section, table } from './report.test-support.ts'

/** The drawing operators of the pages: ISO 32000-1, annex A. */
const operatorsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n')

/** The operators that start a text in a color; components are rounded to hundredths. */
const textIn = (color: string): string =>
  `BT ${[1, 3, 5].map((at) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 100) / 100).join(' ')} rg`

const pdfOf = (...blocks: Block[]) =>
  renderReport(everyBlockReport({ sections: [section('variants', blocks)] }), { language: 'en-US' })

test('prints a high risk in red, a medium one in amber and a low one in green, in tables and as a figure', async () => {
  const drawn = async (block: Block) => operatorsOf(await pdfOf(block))
  const columns = [{ label: 'rights.risk', unit: 'label', method: 'calculated' } as const]
  for (const [risk, color] of [
    ['risk.high', COLOR.bad],
    ['risk.medium', COLOR.warn],
    ['risk.low', COLOR.good],
  ] as const) {
    const listed = (value: string): Table => ({ ...table(0), columns, rows: [[value]] })
    const riskFigures = (value: string): Block => ({
      kind: 'figures',
      figures: [figure('rights.risk', 'label', value)],
    })
    for (const block of [listed, riskFigures]) {
      expect(await drawn(block(risk)), risk).toContain(textIn(color))
      expect(await drawn(block('risk.none')), risk).not.toContain(textIn(color))
    }
  }
})

test('prints only losses in red in tables, cards, facts and comparisons', async () => {
  const drawn = async (value: number) => {
    const net = figure('column.net', 'money', value)
    const columns = [{ label: 'column.net', unit: 'money', method: 'calculated' } as const]
    const blocks: Block[] = [
      { ...table(0), columns, rows: [[value]] },
      { kind: 'figures', figures: [net] },
      { kind: 'figures', figures: [net, figure('product.brand', 'text', 'Brand')] },
      {
        kind: 'comparison',
        title: 'compare.changes',
        columns: ['A'],
        rows: [{ label: 'column.net', figures: [net] }],
      },
    ]
    return Promise.all(blocks.map(async (block) => operatorsOf(await pdfOf(block)).includes(textIn(COLOR.bad))))
  }
  expect(await drawn(-105)).toEqual([true, true, true, true])
  expect(await drawn(105)).toEqual([false, false, false, false])
})

test('prints a loss in a sentence in red and the rest of the sentence in its usual color', async () => {
  const sentence = (value: number): Sentence =>
    say('price.insight.place', {
      count: figure('rivals.priceCount', 'count', 12),
      place: figure('rivals.pricePlace', 'count', 5),
      median: figure('rivals.medianPrice', 'money', value),
    })
  const same = sentence(105)
  const blocksWith = (sentence: Sentence): Block[] => [
    { kind: 'findings', tone: 'insight', items: [sentence] },
    { kind: 'verdict', verdict: 'avoid', reasons: [sentence] },
    { kind: 'swot', quadrants: [{ title: 'threats', items: [sentence] }] },
    { kind: 'columns', columns: [{ title: 'quadrant.threats', items: [sentence] }] },
    { kind: 'actions', actions: [{ what: sentence, why: same, withinDays: 7, priority: 'high' }] },
    { kind: 'actions', actions: [{ what: same, why: sentence, withinDays: 7, priority: 'high' }] },
    { kind: 'checks', checks: [{ rule: sentence, verdict: 'fail', points: 0, maximum: 5 }] },
    { kind: 'checks', checks: [{ rule: same, verdict: 'fail', points: 0, maximum: 5, fix: sentence }] },
    { kind: 'missing', what: sentence, fill: null },
  ]
  const redTexts = (sentence: Sentence) =>
    Promise.all(
      blocksWith(sentence).map(async (block) => {
        const pdf = await pdfOf(block)
        expect(textOfPdf(pdf)).toContain(withoutSpaces(sentenceOf(sentence, 'en-US', 'US')))
        return operatorsOf(pdf).split(textIn(COLOR.bad)).length - 1
      }),
    )
  const [gains, losses] = [await redTexts(same), await redTexts(sentence(-105))]
  expect(losses.map((count, at) => count - (gains[at] ?? 0))).toEqual(gains.map(() => 1))
})

test('prints a loss in red among the figures behind a part of a score', async () => {
  const score = (value: number): Block => ({
    kind: 'score',
    title: 'score.title',
    total: figure('listing.score', 'score', 82),
    parts: [
      {
        key: 'profit',
        label: 'section.profit',
        points: figure('section.profit', 'points', 8.4),
        weight: 1,
        because: [figure('column.net', 'money', value)],
      },
    ],
  })
  const isRed = async (value: number) => operatorsOf(await pdfOf(score(value))).includes(textIn(COLOR.bad))
  expect([await isRed(-105), await isRed(105)]).toEqual([true, false])
})

test('breaks a sentence inside a coloured figure without losing a character', async () => {
  const loss = figure('rivals.medianPrice', 'money', -123_456_789, { low: -223_456_789, high: -23_456_789 })
  const sentence = say('price.insight.place', {
    count: figure('rivals.priceCount', 'count', 12),
    place: figure('rivals.pricePlace', 'count', 5),
    median: loss,
  })
  const items = Array.from({ length: 5 }, () => sentence)
  const columns = Array.from({ length: 5 }, () => ({ title: 'quadrant.threats', items }) as const)
  const text = textOfPdf(await pdfOf({ kind: 'columns', columns }))
  expect(text.split(withoutSpaces(formatFigure(loss, 'en-US', 'US')))).toHaveLength(26)
})
