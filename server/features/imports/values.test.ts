/** Tests the parsers of numbers, prices, measures and days. */
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseNumber } from '#contracts/core/number-text.ts'
import { MARKETPLACES, marketplaces } from '#contracts/model/marketplaces.ts'
import { dayOf, dayOfInstant } from './days.ts'
import { sizeOf, weightOf } from './measures.ts'
import { countOf, percentOf } from './number-text.ts'
import { priceOf } from './prices.ts'
import { lineOf } from './text.ts'

fc.configureGlobal({ seed: 1 })

describe('numbers', () => {
  test.each([
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1 299,50', 1299.5],
    ['1,29,999.00', 129999],
    ["1'299", 1299],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1.234.567', 1234567],
    ['1234,567', 1234.567],
  ])('%s is %d', (text, number) => expect(parseNumber(text, 'thousands')).toBe(number))

  test.each(['', '-5', '1,2,3', '1.2,3.4', '12,34,5', '1..2', 'NaN', '1e5', '٣', '9'.repeat(41)])(
    '%s is not a number',
    (text) => expect(parseNumber(text, 'thousands')).toBeNull(),
  )

  test('a single mark before three digits is read as the caller says, or not at all', () => {
    expect(parseNumber('1.299', 'thousands')).toBe(1299)
    expect(parseNumber('1.299', 'decimal')).toBe(1.299)
    expect(parseNumber('1.299', 'unknown')).toBeNull()
  })

  test('reads integer counts and single percentages', () => {
    expect([countOf('1,252'), countOf(88), countOf(4.5), countOf(-1), countOf(null), countOf(2e9)]).toEqual([
      1252,
      88,
      null,
      null,
      null,
      null,
    ])
    expect([percentOf('-13%'), percentOf('Save 10 % with coupon'), percentOf('5% or 10%'), percentOf('100%')]).toEqual([
      0.13,
      0.1,
      null,
      null,
    ])
  })
})

describe('prices', () => {
  test('parses every amount in the format of its marketplace to the cent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MARKETPLACES), fc.integer({ min: 1, max: 100_000_000 }), (marketplace, minor) => {
        const { locale, currency, decimals } = marketplaces[marketplace]
        const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** decimals)
        expect(priceOf(text, undefined, marketplace)).toEqual({ price: minor, foreign: false })
        expect(priceOf(minor / 10 ** decimals, null, marketplace).price).toBe(minor)
      }),
    )
  })

  test('gives null or a positive integer for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...'0123456789.,€$ x') }),
          fc.anything(),
        ),
        (text) => {
          const { price } = priceOf(text, 'EUR', 'DE')
          expect(price === null || (Number.isSafeInteger(price) && price > 0)).toBe(true)
        },
      ),
    )
  })

  test('gives no price in another currency and reports it as foreign', () => {
    expect(priceOf(12.5, 'EUR', 'UK')).toEqual({ price: null, foreign: true })
    expect(priceOf('$12.50', 'GBP', 'UK')).toEqual({ price: null, foreign: true })
    expect(priceOf('US$ 12.50', null, 'CA')).toEqual({ price: null, foreign: true })
    expect(priceOf('$12.50', 'CAD', 'CA')).toEqual({ price: 1250, foreign: false })
  })

  test("reads the collector's GPB as pounds", () => {
    expect(priceOf(39.99, 'GPB', 'UK')).toEqual({ price: 3999, foreign: false })
  })

  test.each([null, 0, -1, Number.NaN, 1e12, '', 'free', '12.99 - 15.99', '$12 €', {}])('%s is not a price', (value) =>
    expect(priceOf(value, 'USD', 'US')).toEqual({ price: null, foreign: false }),
  )
})

describe('sizes and weights', () => {
  test.each([
    ['18 x 5 x 0.04 inches; 1 Pounds', [457.2, 127, 1.02], 454],
    ['6.1 x 1.1 x 0.1 inches; 1.06 ounces', [154.94, 27.94, 2.54], 30],
    ['21.4 x 21.3 x 7.9 centimetres', [214, 213, 79], null],
    ['21,4 x 21,3 x 7,9 cm; 0,5 Kilogramm', [214, 213, 79], 500],
    ['2.51 x 30 x 18 cm; 2.28 kg', [300, 180, 25.1], 2280],
    ['18"L x 5"W x 2"H', [457.2, 127, 50.8], null],
    ['12 x 9 x 0.75 inches', [304.8, 228.6, 19.05], null],
    ['30L x 20W x 10H centimetres', [300, 200, 100], null],
    ['L x B x H: 30 x 20 x 10 mm', [30, 20, 10], null],
    ['18"L x 5"W', null, null],
    ['0 x 5 x 5 cm', null, null],
    ['5 x 5 x 5', null, null],
    ['5 x 5 x 5 leagues; 3 stone', null, null],
    ['500 x 500 x 50000 cm', null, null],
    ['8 x 4.5 x 2 inches; 0.01 ounces', [203.2, 114.3, 50.8], null],
  ])('%s', (text, size, weight) => {
    expect(sizeOf(text)).toEqual(size)
    expect(weightOf(text)).toBe(weight)
  })

  test.each([
    ['450 Grams', 450],
    ['3.2 ounces', 91],
    ['0.5 Kilograms', 500],
    ['1,250 kg', 1250],
    ['300 Gramm', 300],
    // Ambiguous: 1250 g or 1.25 g.
    ['1.250 g', null],
    ['heavy', null],
  ])('%s weighs %s g', (text, grams) => expect(weightOf(text)).toBe(grams))

  test('sorts any three sides longest first, to the hundredth of a millimetre', () => {
    const side = fc.integer({ min: 1, max: 19_999 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(side, side, side, fc.constantFrom(' cm', ' Zentimeter', ' centimetres; 3 kg'), (a, b, c, unit) => {
        const millimetres = [a, b, c].map((cm) => Math.max(1, Math.round(cm * 10))).sort((x, y) => y - x)
        expect(sizeOf(`${[a, b, c].join(' x ')}${unit}`)).toEqual(millimetres)
        expect(sizeOf(`${[a, b, c].join(' x ').replaceAll('.', ',')}${unit}`)).toEqual(millimetres)
      }),
    )
  })

  test('gives null or valid values for any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,;x cmginLWH"”″×*'), maxLength: 250 })
    fc.assert(
      fc.property(text, (value) => {
        const size = sizeOf(value)
        expect(size === null || size.every((side) => Math.round(side * 100) / 100 === side && side > 0)).toBe(true)
        const weight = weightOf(value)
        expect(weight === null || (Number.isInteger(weight) && weight > 0)).toBe(true)
      }),
    )
  })
})

describe('days', () => {
  test.each([
    ['December 2, 2016', '2016-12-02'],
    ['4 Sept. 2024', '2024-09-04'],
    ['10 July 2024', '2024-07-10'],
    ['25 Jun. 2024', '2024-06-25'],
    ['12. März 2021', '2021-03-12'],
    ['3. Dezember 2019', '2019-12-03'],
    ['1. Mai 2020', '2020-05-01'],
    ['30.11.2022', '2022-11-30'],
    ['14 juillet 2023', '2023-07-14'],
    ['1 août 2023', '2023-08-01'],
    ['9 de enero de 2022', '2022-01-09'],
    ['9 giugno 2022', '2022-06-09'],
    ['2024年9月4日', '2024-09-04'],
    ['2024/9/4', '2024-09-04'],
    ['04/09/2024', null],
    ['31 June 2024', null],
    ['29 February 2023', null],
    ['December 2, 1899', null],
    ['soon', null],
  ])('%s is %s', (text, day) => expect(dayOf(text)).toBe(day))

  test.each(['en-US', 'en-GB', 'en-IN', 'de-DE', 'fr-FR', 'es-ES', 'it-IT'])(
    'parses every day written in %s',
    (locale) => {
      const [min, max] = [Date.UTC(1995, 6, 1), Date.UTC(2099, 11, 31)]
      fc.assert(
        fc.property(
          fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }),
          fc.constantFrom('long', 'short'),
          (date, month) => {
            const text = new Intl.DateTimeFormat(locale, {
              year: 'numeric',
              month,
              day: 'numeric',
              timeZone: 'UTC',
            }).format(date)
            expect(dayOf(text)).toBe(date.toISOString().slice(0, 10))
          },
        ),
      )
    },
  )

  test('converts instants to UTC days, independent of offset and local time zone', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(dayOfInstant('2024-10-21T11:14:49.650Z')).toBe('2024-10-21')
    expect(dayOfInstant('2024-10-21T23:30:00-05:00')).toBe('2024-10-22')
    expect(dayOfInstant('2024-10-21 23:59:59')).toBe('2024-10-21')
    expect(dayOfInstant('2024-10-21')).toBe('2024-10-21')
    expect(dayOfInstant('2024-02-30T00:00:00Z')).toBeNull()
    expect(dayOfInstant('21.10.2024')).toBeNull()
    expect(dayOfInstant(1729509289)).toBeNull()
  })
})

describe('text', () => {
  test('keeps text verbatim except for controls, within the limit and without half characters', () => {
    expect(lineOf('  漏れない \u0000مقاوم\u200f 🏕️\u0007\nnext  ', 100)).toBe('漏れない مقاوم\u200f 🏕️ next')
    // SQLite changes half a surrogate pair, so the next import would see a change.
    expect(lineOf('half \ud83e pair', 20)).toBe('half \ufffd pair')
    expect(lineOf('🧉🧉🧉', 5)).toBe('🧉🧉')
    expect(lineOf(' \t ', 10)).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (text, max) => {
        const line = lineOf(text, max) ?? ''
        expect(line.length).toBeLessThanOrEqual(max)
        expect(line.isWellFormed()).toBe(true)
        expect(lineOf(line, max) ?? '').toBe(line)
      }),
    )
  })
})
