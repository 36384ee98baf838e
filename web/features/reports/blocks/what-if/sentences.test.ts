import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import type { FigureMaker } from './figure-maker.ts'
import { gapSentences, warningSentences } from './sentences.ts'
import { whatIfOf } from './what-if.ts'

const figure: FigureMaker = (label, unit, range): Figure => ({
  label,
  unit,
  value: range?.value ?? null,
  method: 'calculated',
  asOf: '2026-11-20',
})
const mug = (price: number, marketplace: Marketplace = 'US', on = '2026-11-20'): ProfitInput => ({
  ...emptyInput(marketplace, on),
  price,
  cost: Math.round(price * 0.2),
  freight: Math.round(price * 0.1),
  size: { length: 259, width: 122, height: 97 },
  weight: 498,
  feeCategory: 'home',
  returns: { rate: 0.05, loss: 0.5, processing: null },
})
const warnings = (input: ProfitInput) => warningSentences(input, whatIfOf(input), figure, (key) => textOf('en-US', key))
const warningKeys = (input: ProfitInput) => warnings(input).map(({ key }) => key)

test.each([
  [999, 'whatIf.cliff.before'],
  [1029, 'whatIf.cliff.lower'],
  [1150, 'whatIf.cliff.passed'],
] as const)('warns about a price of %d ¢ with %s', (price, key) => expect(warningKeys(mug(price))).toContain(key))

test('warns about a fee threshold with unknown amounts', () => {
  expect(warningKeys(mug(1000, 'UK'))).toContain('whatIf.cliff.unknown')
})

test('warns about seasonal fees depending on the date of the sale', () => {
  expect(warningKeys(mug(2999))).toContain('whatIf.season.inside')
  expect(warningKeys(mug(2999, 'US', '2026-06-01'))).toContain('whatIf.season.outside')
  expect(warningKeys(mug(2999, 'DE'))).toEqual([])
})

test('names Japan’s unknown referral fee, and the duty, storage and ads missing from the result', () => {
  const gaps = gapSentences(whatIfOf(mug(3180, 'JP')), (key) => textOf('en-US', key))
  expect(gaps.map((gap) => sentenceOf(gap, 'en-US', 'JP'))).toEqual([
    'Enter the missing values to calculate net profit: Referral fee.',
    'Unknown and not included in the result: Duty · Storage · Ads.',
  ])
})

test('no warning contains an unknown number, for any price, marketplace and day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKETPLACES),
      fc.integer({ min: 500, max: 7000 }),
      fc.constantFrom('2026-02-01', '2026-06-01', '2026-11-20', '2027-03-01'),
      (marketplace, price, on) => {
        for (const sentence of warnings(mug(price, marketplace, on)))
          for (const language of LANGUAGES)
            expect(sentenceOf(sentence, language, marketplace)).not.toMatch(/—|NaN|\{|null/)
      },
    ),
    { seed: 6, numRuns: runs(40, 200) },
  )
})
