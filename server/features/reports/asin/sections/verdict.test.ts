import { expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { asinReport } from '../asin-report.ts'
import { fullFacts, likeRights } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'

function verdictOf(facts: AsinFacts) {
  const block = asinReport(facts).sections[0]?.blocks.find(({ kind }) => kind === 'verdict')
  if (block?.kind !== 'verdict') throw new Error('The report has no verdict')
  return { verdict: block.verdict, reasons: block.reasons.map((reason) => sentenceOf(reason, 'en-US', 'US')) }
}
const lowRisk = (change: Partial<Product> = {}): AsinFacts => {
  const facts = fullFacts(change)
  // Rivals that differ clearly, so that the score is high.
  const competitors = facts.competitors.map((rival) => ({
    ...rival,
    product: { ...rival.product, title: 'A lamp', subCategory: 'Other', price: 90_000, ratings: 120 },
  }))
  return { ...facts, competitors, rivalPlacements: [], rights: { ...likeRights(), risk: 'low' } }
}

test('a good product is worth pursuing, with its score and three findings as reasons', () => {
  const { verdict, reasons } = verdictOf(lowRisk())
  expect(verdict).toBe('enter')
  expect(reasons[0]).toMatch(/^The overall score is \d+: 65 or more\.$/)
  expect(reasons).toHaveLength(4)
})

test('a high infringement risk overrules the score and appears once', () => {
  const { verdict, reasons } = verdictOf({ ...lowRisk(), rights: { ...likeRights(), risk: 'high' } })
  expect(verdict).toBe('avoid')
  expect(reasons.filter((reason) => reason.includes('infringement risk'))).toHaveLength(1)
})

test('a sure loss overrules the score', () => {
  const { verdict, reasons } = verdictOf(lowRisk({ price: 200 }))
  expect(verdict).toBe('avoid')
  expect(reasons[0]).toContain('loses money')
})

test('without a known margin the best verdict is "consider with care"', () => {
  const { verdict, reasons } = verdictOf(lowRisk({ size: null, weight: null, measures: null }))
  expect(verdict).toBe('caution')
  expect(reasons[0]).toContain('the profit cannot be calculated')
})
