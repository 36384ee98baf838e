import { describe, expect, test } from 'vitest'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { figuresOfSentence } from '#contracts/model/report/walk.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts, sparseFacts } from '../asin/facts.test-support.ts'
import { fullMarketFacts, sparseMarketFacts } from '../market/facts.test-support.ts'
import { marketReport } from '../market/market-report.ts'

const REPORTS: Record<string, Report> = {
  'a fully known product': asinReport(fullFacts()),
  'an imported product': asinReport(sparseFacts({ boughtPastMonth: 600 })),
  'a fully known niche': marketReport(fullMarketFacts()),
  'an imported category': marketReport(sparseMarketFacts()),
}

const findingsIn = (blocks: Block[]): Sentence[] =>
  blocks.flatMap((block) => (block.kind === 'findings' ? block.items : []))
const shown = ({ label, value }: { label: string; value: unknown }) => `${label} ${value}`

describe.each(Object.entries(REPORTS))('the report of %s', (_, report) => {
  test('has no tile for a figure that a sentence of its section states', () => {
    for (const { blocks } of report.sections) {
      const stated = new Set(findingsIn(blocks).flatMap(figuresOfSentence).map(shown))
      const tiles = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures.map(shown) : []))
      expect(tiles.filter((tile) => stated.has(tile))).toEqual([])
    }
  })
  test('states no finding in two sections and has one list of strengths and risks', () => {
    const textOf = (sentence: Sentence) => sentenceOf(sentence, 'en-US', report.marketplace)
    const found = report.sections.flatMap(({ blocks }) => [...new Set(findingsIn(blocks).map(textOf))])
    expect(
      found.filter((text, at) => found.indexOf(text) !== at && !/^(Medians are only shown|Not enough data)/.test(text)),
    ).toEqual([])
    const blocks = report.sections.flatMap((section) => section.blocks)
    expect(blocks.filter(({ kind }) => kind === 'swot')).toHaveLength(1)
    expect(blocks.filter(({ kind }) => kind === 'columns')).toEqual([])
  })
})
