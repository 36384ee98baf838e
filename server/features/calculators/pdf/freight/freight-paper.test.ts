import { describe, expect, it, test } from 'vitest'
import { COMPONENT_NAMES } from '#contracts/model/calculators/freight/component.texts.ts'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { DETAIL_TEXTS } from '#contracts/model/calculators/freight/result.texts.ts'
import {
  CARTON,
  cardOf,
  compute,
  modeOf,
  priceOf,
  shipmentTo,
  TODAY,
} from '#contracts/model/calculators/freight/shipment.test-support.ts'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import { fillText } from '#contracts/model/wording.ts'
import { pageCount, pageTexts, textEnds, textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import { PAGE } from '#server/platform/pdf/theme.ts'
import type { FreightPaper } from '../paper.ts'
import { renderCalculation } from '../render.ts'

interface Asked {
  language?: Language
  mode?: Mode
}

const paperOf = (input: FreightInput, { language = 'en-US', mode }: Asked): FreightPaper => ({
  kind: 'freight',
  language,
  name: 'December order',
  madeAt: `${TODAY}T02:00:00.000Z`,
  sharedAt: null,
  input,
  on: TODAY,
  mode: mode ?? null,
})
const pdfOf = (input: FreightInput, asked: Asked = {}) => renderCalculation(paperOf(input, asked))
const textOf = async (input: FreightInput, asked?: Asked) => textOfPdf(await pdfOf(input, asked))

/** 20 cartons of 60×40×40 cm and 12 kg, 480 units of $5.00, by air at $5.00–$8.00 and by sea at $90.00 a CBM. */
const order = (changes: Partial<FreightInput> = {}) => {
  const { goods, duty } = shipmentTo('US')
  return shipmentTo('US', {
    fcCode: 'ONT8',
    goods: { ...goods, unitValue: { amount: 3500, currency: 'CNY' }, htsCode: '6912.00.48' },
    rateCards: [
      cardOf('air', [priceOf('kg', 500, 800)]),
      cardOf('seaLcl', [priceOf('cbm', 9000)], { transitDays: { low: 25, high: 40, source: '', quotedOn: null } }),
    ],
    charges: [{ component: 'pickup', mode: null, per: 'carton', low: 700, high: 1400, currency: 'CNY' }],
    options: { terms: 'DDP', insurance: { low: 0.003, high: 0.005 }, remoteArea: false },
    duty: {
      ...duty,
      layers: [
        { kind: 'base', rate: 0.098, lookedUpOn: '2026-11-20', htsCode: null },
        { kind: 'section301', rate: null, lookedUpOn: null, htsCode: null },
      ],
      mpfLimits: { least: 3271, most: 63_462 },
    },
    ...changes,
  })
}

it('contains the figures as calculated by hand', async () => {
  const text = await textOf(order())
  // Sea: 1.92 CBM × $90.00 = $172.80; pickup 20 × ¥7.00–¥14.00 = $20.00–$40.00; insurance 0.3–0.5 % of $2,400.00;
  // duty 9.8 % = $235.20; MPF $32.71 at least; HMF 0.125 % = $3.00. Together $470.91–$495.71, $0.98–$1.03 a unit.
  for (const said of [
    'December order',
    'Cheapest: Sea LCL, $470.91–$495.71, $0.98–$1.03 per unit.',
    'Cartons 20 cartons, 1.92 CBM, 240 kg gross, 480 units',
    'Fulfillment center ONT8 · US West',
    'Ship date 2026-11-23',
    'Terms DDP, duties paid',
    '1.92 CBM × $90.00',
    'Pickup in China $20.00–$40.00',
    'Customs value $2,400.00',
    'Base duty (MFN) 9.8% 6912.00.48 2026-11-20 $235.20',
    'Section 301 Not set 6912.00.48',
    'Air freight $5.00',
    '2026-01-01 to 2026-12-31',
    'Your quote',
  ])
    expect(text).toContain(withoutSpaces(said))
})

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(['air', 'seaLcl'] as const)('the components of %s add up to the total of the engine', async (mode) => {
    const input = order()
    const title = fillText(DETAIL_TEXTS[language].details, { mode: MODE_NAMES[language][mode] })
    const [, details = ''] = pageTexts(await pdfOf(input, { language, mode }))
      .join('\n')
      .split(title)
    const lines = details.split('\n')
    const result = modeOf(compute(input), mode)
    const known = result.components.filter(({ amount }) => amount !== null)
    const [low, high] = ['low', 'high'].map((_, bound) =>
      known.reduce((sum, { key }) => sum + (boundsIn(lines, COMPONENT_NAMES[language][key])[bound] ?? Number.NaN), 0),
    )
    const total = { low: result.total?.low, high: result.total?.high }
    expect({ low, high }).toEqual(total)
    const [sumLow, sumHigh] = boundsIn(lines, DETAIL_TEXTS[language].sum)
    expect({ low: sumLow, high: sumHigh }).toEqual(total)
  })

  it('fills the pages of a long carton list, and repeats its head on each', async () => {
    const cartons = Array.from({ length: 40 }, (_, at) => ({ ...CARTON, lengthMm: 400 + 5 * at, count: 1 + (at % 7) }))
    const pdf = await pdfOf(order({ cartons }), { language })
    const pages = pageTexts(pdf).map(withoutSpaces)
    const rows = cartons.map(({ lengthMm }) => withoutSpaces(`${lengthMm / 10} × 40 × 40`))
    const ofList = pages.filter((page) => rows.some((row) => page.includes(row)))
    for (const page of ofList)
      expect(page).toContain(withoutSpaces(language === 'zh-CN' ? '外箱尺寸（cm）' : 'Carton size (cm)'))
    for (const row of rows) expect(pages.filter((page) => page.includes(row))).toHaveLength(1)
    for (const end of textEnds(pdf).slice(0, -1)) expect(end).toBeGreaterThan(PAGE.height / 2)
  })
})

/** Cents in the first amount of the row with this name, which may continue on the next line. */
function boundsIn(lines: readonly string[], name: string): [number, number] {
  const start = name.split(' ').slice(0, 2).join(' ')
  const line = lines.find((each) => each.trim().startsWith(start)) ?? ''
  const [amount = ''] = /\$[\d.,]+(–\$[\d.,]+)?/.exec(line) ?? []
  const [low = Number.NaN, high = low] = amount
    .split('–')
    .map((text) => Math.round(Number(text.replace(/[$,]/g, '')) * 100))
  return [low, high]
}

it('itemises the cheapest mode, or the requested one', async () => {
  expect(await textOf(order())).toContain(withoutSpaces('Costs of Sea LCL'))
  const text = await textOf(order(), { mode: 'air' })
  expect(text).toContain(withoutSpaces('Costs of Air freight'))
  expect(text).not.toContain(withoutSpaces('Costs of Sea LCL'))
  expect(text).toContain(withoutSpaces('320 kg × $5.00–$8.00'))
})

it('counts back from the in-stock date', async () => {
  const legs = { production: null, export: null, customs: { low: 2, high: 4 }, delivery: null, checkIn: null }
  const text = await textOf(order({ date: { kind: 'inStock', on: '2026-12-31' }, legs }))
  // By sea 25–40 days at sea and 2–4 in customs: the goods leave 27 to 44 days before.
  expect(text).toContain(withoutSpaces('Latest dates to be in stock by 2026-12-31'))
  expect(text).toContain(withoutSpaces('2026-12-04 2026-11-17'))
  expect(text).toContain(withoutSpaces('Tight'))
  expect(text).toContain(
    withoutSpaces('Legs counted as 0 days: Production, Consolidation and export, Delivery, Check-in.'),
  )
})

it('marks expired quotes, and names unknown costs', async () => {
  const rateCards = [cardOf('air', [priceOf('kg', 500)], { validFrom: '2025-01-01', validTo: '2025-12-31' })]
  const text = await textOf(order({ rateCards, charges: [] }))
  expect(text).toContain(withoutSpaces('Expired quotes (the first on 2025-12-31): Air freight'))
  expect(text).toContain(withoutSpaces('2025-01-01 to 2025-12-31 Quote expired'))
  expect(text).toContain(withoutSpaces('Pickup in China Unknown No published price. Enter your forwarder’s quote'))
  expect(text).toContain(withoutSpaces('Not included: Pickup in China, Export customs declaration, Fuel surcharge'))
})

it('says once that no duty rate is entered', async () => {
  const { duty } = shipmentTo('US')
  const text = await textOf(order({ duty }))
  expect(text).toContain(withoutSpaces('Duty and taxes No duty rate is entered.'))
  expect(text).not.toContain(withoutSpaces('Section 232 Not set'))
})

it('says that no mode has a price', async () => {
  const text = await textOf(order({ rateCards: [] }))
  expect(text).toContain(withoutSpaces('No mode has a price. Enter your forwarder’s quote.'))
  expect(text).not.toContain(withoutSpaces('Rate cards used'))
})

it('names cartons that weigh less than their units, six at most', async () => {
  const input = order({ cartons: Array.from({ length: 8 }, () => CARTON) })
  const text = await textOf({ ...input, goods: { ...input.goods, unitWeightGrams: 600 } })
  expect(text).toContain(
    withoutSpaces('Cartons, row 1 · 24 units × 0.6 kg = 14.4 kg, more than the carton’s gross weight of 12 kg'),
  )
  expect(text).toContain(withoutSpaces('Cartons, row 6 ·'))
  expect(text).not.toContain(withoutSpaces('Cartons, row 7 ·'))
  expect(text).toContain(withoutSpaces('Other rows: 2'))
})

test('a calculation with problems prints them and its inputs', async () => {
  const input = order({ cartons: [{ ...CARTON, weightGrams: 12 }] })
  const text = await textOf(input)
  expect(text).toContain(withoutSpaces('Inputs to correct before we can show a result: 1'))
  expect(text).toContain(withoutSpaces('Cartons, row 1 · Too light for this size: check the units'))
  expect(text).toContain(withoutSpaces('60 × 40 × 40'))
  expect(text).not.toContain(withoutSpaces('All six modes'))
})

it('fits a parcel of three cartons on three pages', async () => {
  expect(pageCount(await pdfOf(order({ cartons: [{ ...CARTON, count: 3 }] })))).toBeLessThanOrEqual(3)
})

it('gives equal bytes for equal papers', async () => {
  expect((await pdfOf(order())).equals(await pdfOf(order()))).toBe(true)
})
