import { describe, expect, test } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import {
  availabilityOf,
  couponFailureOf,
  isAboutCoupon,
  isFinal,
  type OfferedProviders,
  parseQuantity,
  shouldResetForm,
  showsCount,
  showsPower,
  sumsOf,
} from './checkout.rules.ts'

describe('parses the number of plans', () => {
  test.each([
    ['3', 3],
    ['', 1],
    ['0', 1],
    ['-4', 1],
    ['2.9', 2],
    ['100', 99],
    ['1e9', 99],
    ['x', 1],
  ])('reads “%s” as %i', (typed, number) => {
    expect(parseQuantity(typed)).toBe(number)
  })
})

test('shows the count of a pack, but not the months of a plan', () => {
  const count = { unit: 'count', unit_text: '次' } as const
  expect(showsCount({ num: 100, type: count })).toBe(true)
  expect(showsCount({ num: 1, type: count })).toBe(false)
  expect(showsCount({ num: 12, type: { unit: 'month', unit_text: '月' } })).toBe(false)
})

test('hides the power of a pack whose name already states it', () => {
  const count = { unit: 'count', unit_text: '算力' } as const
  expect(showsPower({ power: 100, num: 100, type: count })).toBe(false)
  expect(showsPower({ power: 110, num: 100, type: count })).toBe(true)
  expect(showsPower({ power: 300, num: 1, type: { unit: 'month', unit_text: '月' } })).toBe(true)
  expect(showsPower({ power: 0, num: 1, type: { unit: 'month', unit_text: '月' } })).toBe(false)
})

describe('price sums', () => {
  test('are exact to the cent', () => {
    expect(sumsOf({ price: 0.3, discount: 0.1 }, 3)).toEqual({ list: 0.9, discount: 0.6, coupon: 0, total: 0.3 })
  })

  test('use the price that the server computed with the coupon', () => {
    const sums = sumsOf({ price: 129, discount: 99 }, 2, { price: 158.4 })
    expect(sums).toEqual({ list: 258, discount: 60, coupon: 39.6, total: 158.4 })
  })

  test('show no discount if the list price is not above the price', () => {
    expect(sumsOf({ price: 0, discount: 99 }, 1)).toMatchObject({ list: 99, discount: 0 })
  })
})

describe('a payment method', () => {
  const least = [
    { provider: 'alipay', currency: 'cny', amount: 0.01 },
    { provider: 'stripe', currency: 'cny', amount: 4 },
    { provider: 'stripe', currency: 'usd', amount: 0.5 },
  ] as const
  const offers: OfferedProviders = { providers: ['alipay', 'stripe'], least: [...least] }

  test('is unavailable when the server does not offer it or when it does not accept the currency', () => {
    expect(availabilityOf('alipay', { currency: 'cny', total: 30 }, offers)).toEqual({ is: 'available' })
    expect(availabilityOf('alipay', { currency: 'usd', total: 30 }, offers)).toEqual({ is: 'otherCurrency' })
    expect(availabilityOf('stripe', { currency: 'usd', total: 30 }, offers)).toEqual({ is: 'available' })
    expect(availabilityOf('stripe', { currency: 'cny', total: 30 }, { ...offers, providers: ['alipay'] })).toEqual({
      is: 'unavailable',
    })
  })

  test('reports its minimum amount when the total is lower, unless the total is zero', () => {
    expect(availabilityOf('stripe', { currency: 'cny', total: 3.99 }, offers)).toEqual({ is: 'belowLeast', least: 4 })
    expect(availabilityOf('stripe', { currency: 'cny', total: 4 }, offers)).toEqual({ is: 'available' })
    expect(availabilityOf('stripe', { currency: 'usd', total: 0 }, offers)).toEqual({ is: 'available' })
  })
})

test('recognizes all coupon failures and no other failures', () => {
  const named = Object.entries(failures).filter(([, { code }]) => isAboutCoupon(code))
  expect(named.map(([name]) => name)).toEqual(Object.keys(failures).filter((name) => name.startsWith('coupon')))
})

test('treats only an unknown coupon as final; a refusal after too many guesses is not final, because it ends', () => {
  const named = Object.entries(failures).filter(([, { code }]) => isFinal(code))
  expect(named.map(([name]) => name)).toEqual(['couponUnknown'])
})

describe('a rejected coupon', () => {
  const order = { id: 2, number: 1, coupon: 'SAVE30' }
  const ending = { how: 'failed', code: failures.couponUsed.code, text: 'no', form: { ...order, type: 0 } } as const

  test('is shown for the order that was rejected', () => {
    expect(couponFailureOf(ending, order)).toEqual({ code: failures.couponUsed.code, text: 'no' })
  })

  test.each([{ coupon: 'PROMONTH' }, { coupon: '' }, { number: 2 }, { id: 3 }])(
    'is not shown after a change to %j',
    (other) => {
      expect(couponFailureOf(ending, { ...order, ...other })).toBeUndefined()
    },
  )

  test('is not shown when the payment ended for another reason', () => {
    expect(couponFailureOf({ ...ending, code: failures.tooManyOrders.code }, order)).toBeUndefined()
    expect(couponFailureOf({ how: 'cancelled' }, order)).toBeUndefined()
  })
})

test('resets the form after a payment and keeps it when the payment can be retried', () => {
  expect(shouldResetForm({ how: 'paid', atOnce: false })).toBe(true)
  expect(shouldResetForm({ how: 'empty' })).toBe(true)
  expect(shouldResetForm({ how: 'refunded' })).toBe(true)
  expect(shouldResetForm({ how: 'popupClosed', provider: 'alipay' })).toBe(false)
  expect(shouldResetForm({ how: 'streamRefused', provider: 'alipay' })).toBe(false)
  expect(shouldResetForm({ how: 'blocked' })).toBe(false)
  expect(shouldResetForm({ how: 'unheard' })).toBe(false)
  expect(shouldResetForm({ how: 'failed', code: 1, text: '' })).toBe(false)
})
