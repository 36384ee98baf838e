import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../language.ts'
import { sentenceOf } from '../format.ts'
import { MARKET_SECTIONS, type MarketReport } from '../report.ts'
import { fullMarketFacts, sparseMarketFacts } from './facts.test-support.ts'
import { marketCompleteness, marketReport } from './market-report.ts'
import { sentencesOf } from './sentences.test-support.ts'

const full = marketReport(fullMarketFacts())
const sparse = marketReport(sparseMarketFacts())
const completeness = (report: MarketReport) =>
  Object.fromEntries(report.sections.map((section) => [section.key, section.completeness]))

test('the same facts give the same report, and it survives being stored as JSON', () => {
  expect(marketReport(fullMarketFacts())).toEqual(full)
  expect(JSON.parse(JSON.stringify(full))).toEqual(full)
  expect(JSON.parse(JSON.stringify(sparse))).toEqual(sparse)
})

test('a report has the sixteen sections in order, before it is bought as after', () => {
  for (const facts of [fullMarketFacts(), sparseMarketFacts()]) {
    const { sections } = marketReport(facts)
    expect(sections.map((section) => section.key)).toEqual([...MARKET_SECTIONS])
    expect(marketCompleteness(facts)).toEqual(
      sections.map(({ key, completeness: known }) => ({ key, completeness: known })),
    )
  }
})

describe('of a niche that is known in full', () => {
  test('every section is full, and the badge says so', () => {
    expect(new Set(Object.values(completeness(full)))).toEqual(new Set(['full']))
    expect(full.quality).toEqual({ level: 'good', full: 16, partial: 0, missing: 0 })
  })
})

test('no sentence has a place left unfilled or a number that is not known, in either language', () => {
  for (const report of [full, sparse]) {
    for (const sentence of sentencesOf(report)) {
      for (const language of LANGUAGES) {
        const text = sentenceOf(sentence, language, report.marketplace)
        expect(text).not.toMatch(/[{}]|NaN|undefined|Infinity|—$|^$/)
      }
    }
  }
})
