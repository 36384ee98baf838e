import { expect, it, test } from 'vitest'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { LINE_NAMES } from '#contracts/model/calculators/profit/lines.texts.ts'
import { LINE_KEYS } from '#contracts/model/calculators/profit/lines.ts'
import { mug } from '#contracts/model/calculators/profit/mug.test-support.ts'
import { feeReason } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { FeeReason } from '#contracts/model/fees/fee.ts'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import { pageCount, textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import type { CalculationPaper } from './paper.ts'
import { renderCalculation } from './render.ts'

const paperOf = (input: ProfitInput, language: Language = 'en-US', name = 'Travel mug'): CalculationPaper => ({
  kind: 'profit',
  language,
  name,
  madeAt: '2026-11-23T18:00:00.000Z',
  sharedAt: null,
  input,
  exchange: REFERENCE_RATES,
})
const textOf = async (input: ProfitInput, language?: Language, name?: string) =>
  textOfPdf(await renderCalculation(paperOf(input, language, name)))

it('contains the figures as calculated by hand', async () => {
  const text = await textOf(mug({ conversionRate: 0.1 }))
  // 10 × 8 × 5 in at $29.99: referral 15 % = 4.50; FBA 6.67 × 1.035 = 6.90; storage 400 in³ ÷ 1728 × 0.78 = 0.18;
  // 29.99 − 8.00 − 2.00 − 4.50 − 6.90 − 0.18 = 8.41. Without ads, break-even ACOS is the margin; bid 2.999 × 28.04 %.
  for (const said of [
    'Travel mug',
    'Printed 2026-11-24 (Beijing time)',
    'Each unit sold earns $8.41, a net margin of 28.0%.',
    'ROI 84.1%',
    'Maximum bid $0.84',
    'Date of sale 2026-06-15',
    'Size 25.4 × 20.32 × 12.7 cm (10 × 8 × 5 in)',
    'Referral fee $4.50 15.0%',
    '$29.99 × 15% = $4.50',
    'FBA fulfillment fee $6.90 23.0%',
    '$6.67 × 103.5% = $6.90',
    'Storage fee $0.18 0.6%',
    'Net profit $8.41 28.0% Income $29.99 − total costs $21.58',
    'In force from 2026-01-15 to 2026-10-14',
  ])
    expect(text).toContain(withoutSpaces(said))
})

it('writes losses and ranges with both bounds', async () => {
  const text = await textOf(mug({ cost: 2400, measures: 'item' }))
  expect(text).toMatch(/Eachunitsoldloses\$\d+\.\d\d–\$\d+\.\d\d,/)
  expect(text).toContain(withoutSpaces('Some fees are known only as ranges'))
  expect(text).toContain(withoutSpaces('Loses money even without ads'))
})

it('names what is missing and what is not counted', async () => {
  const text = await textOf(mug({ cost: null }))
  expect(text).toContain(withoutSpaces('No net profit yet'))
  expect(text).toContain(withoutSpaces('Needed to calculate the net profit: Unit cost'))
  expect(text).toContain(
    withoutSpaces('so not counted: Duty, Inbound placement fee, Low-inventory-level fee, Advertising'),
  )
})

it('groups digits by threes in every marketplace, and gives yen no decimals', async () => {
  const own = { referralRate: 0.1, fba: 50_000, storage: null }
  expect(await textOf(mug({ marketplace: 'IN', price: 123_456_700, own }))).toContain('₹1,234,567.00')
  expect(await textOf(mug({ marketplace: 'JP', price: 1_298_000, own }))).toContain('¥1,298,000')
})

it('keeps a long name and stays within three pages', async () => {
  const name = '不锈钢保温杯'.repeat(13)
  const pdf = await renderCalculation(paperOf(mug({ measures: 'item', isDangerous: true }), 'zh-CN', name))
  expect(textOfPdf(pdf)).toContain(name)
  expect(pageCount(pdf)).toBeLessThanOrEqual(3)
})

it('gives equal bytes for equal papers', async () => {
  const render = () => renderCalculation(paperOf(mug()))
  expect((await render()).equals(await render())).toBe(true)
})

/** All of them, checked by the compiler. */
const REASONS: Record<FeeReason, true> = {
  noTable: true,
  noTableForDate: true,
  noPrice: true,
  noSize: true,
  noCategory: true,
  noRate: true,
  itemSize: true,
  onePiece: true,
  itemOversize: true,
  oversize: true,
  lowPrice: true,
  between: true,
  peakApparel: true,
  dangerousGoods: true,
  billedWeight: true,
  bounds: true,
  oldTable: true,
  typical: true,
}

test.each(LANGUAGES)('every line and every reason has a text in %s', (language) => {
  for (const key of LINE_KEYS) expect(LINE_NAMES[language][key]).toBeTruthy()
  // Object.keys loses the type of the keys.
  for (const reason of Object.keys(REASONS) as FeeReason[])
    expect(feeReason(language, reason)).not.toBe(`reason.${reason}`)
})
