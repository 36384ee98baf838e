import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRODUCT_CHOICES, PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { holds, readBounds, readFilter, readSorting, writeBounds, writeSorting } from './filter-text.ts'

const read = (query: string) =>
  readFilter(new URLSearchParams(query), PRODUCT_NUMBERS, PRODUCT_CHOICES, ['page', 'words'])

test('reads ranges and choices, and leaves the values of the screen alone', () => {
  expect(read('price=15..40&units=300..&unitsChange=..-0.1&badges=bestSeller,newRelease&page=2&words=mug')).toEqual({
    range: { price: { min: 15, max: 40 }, units: { min: 300 }, unitsChange: { max: -0.1 } },
    choice: { badges: ['bestSeller', 'newRelease'] },
    problems: [],
  })
})

test.each([
  ['karma=1..2', 'karma', 'unknown'],
  ['__proto__=1..2', '__proto__', 'unknown'],
  ['price=cheap', 'price', 'unreadable'],
  ['price=1..2..3', 'price', 'unreadable'],
  ['price=1e9..', 'price', 'unreadable'],
  ['badges=goldenSeller', 'badges', 'unreadable'],
])('drops “%s” and names it', (query, name, why) => {
  expect(read(query)).toEqual({ range: {}, choice: {}, problems: [{ name, why }] })
})

test('keeps the known values of a choice from another version', () => {
  expect(read('badges=bestSeller,goldenSeller')).toMatchObject({
    choice: { badges: ['bestSeller'] },
    problems: [{ name: 'badges', why: 'unreadable' }],
  })
})

test('exchanges the ends of a contradictory range, and says so', () => {
  expect(read('price=40..15')).toEqual({
    range: { price: { min: 15, max: 40 } },
    choice: {},
    problems: [{ name: 'price', why: 'swapped' }],
  })
})

test('every range survives the address', () => {
  const end = fc.option(
    fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1000),
    { nil: undefined },
  )
  fc.assert(
    fc.property(end, end, (min, max) => {
      fc.pre(min !== undefined || max !== undefined)
      const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
      expect(readBounds(writeBounds(bounds))).toEqual(bounds)
    }),
  )
})

test('an order survives the address; an unknown one is none', () => {
  for (const order of ['asc', 'desc'] as const)
    expect(readSorting(writeSorting({ by: 'price', order }), ['price'])).toEqual({ by: 'price', order })
  expect([readSorting('karma', ['price']), readSorting(null, ['price'])]).toEqual([null, null])
})

test('a filter holds conditions only if it has every one of them', () => {
  const filter = { range: { price: { min: 20 }, units: { min: 300 } }, choice: { badges: ['bestSeller'] } }
  expect(holds(filter, { range: { price: { min: 20 } }, choice: { badges: ['bestSeller'] } })).toBe(true)
  expect(holds(filter, { range: { price: { min: 25 } }, choice: {} })).toBe(false)
  expect(holds(filter, { range: { weight: { max: 500 } }, choice: {} })).toBe(false)
  expect(holds(filter, { range: {}, choice: { badges: ['newRelease'] } })).toBe(false)
})
