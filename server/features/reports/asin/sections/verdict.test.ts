import { expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { asinReport } from '../asin-report.ts'
import { fullFacts, similarRights } from '../facts.test-support.ts'
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
  return { ...facts, competitors, rivalPlacements: [], rights: { ...similarRights(), risk: 'low' } }
}

test('a good product is worth pursuing, with its score and three findings as reasons', () => {
  const { verdict, reasons } = verdictOf(lowRisk())
  expect(verdict).toBe('enter')
  expect(reasons[0]).toMatch(/^The overall score is \d+: 65 or more\.$/)
  expect(reasons).toHaveLength(4)
})

test('a high infringement risk overrules the score and appears once', () => {
  const { verdict, reasons } = verdictOf({ ...lowRisk(), rights: { ...similarRights(), risk: 'high' } })
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
  expect(reasons[0]).toContain('but profit cannot be calculated')
})

test('data older than a year give no verdict, unless the infringement risk is high', () => {
  const now = '2028-01-20T08:00:00.000Z'
  const old = verdictOf({ ...lowRisk(), now })
  expect(old.verdict).toBe('open')
  expect(old.reasons[0]).toBe('The data is 427 days old (from 2026-11-19), too old for a recommendation.')
  const risky = verdictOf({ ...lowRisk(), now, rights: { ...similarRights(), risk: 'high' } })
  expect([risky.verdict, risky.reasons[0]]).toEqual([
    'avoid',
    'The infringement risk is high: do not sell until the rights are cleared.',
  ])
})

test('data older than 90 days have a warning below the verdict', () => {
  const warned = (now: string) =>
    asinReport({ ...lowRisk(), now }).sections[0]?.blocks.some(
      (block) => block.kind === 'findings' && block.items.some(({ key }) => key === 'data.old'),
    )
  expect([warned('2027-02-17T08:00:00.000Z'), warned('2027-02-18T08:00:00.000Z')]).toEqual([false, true])
})
