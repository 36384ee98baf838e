import { describe, expect, test } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import {
  couponRefusal,
  isAboutCoupon,
  isCounted,
  isFinal,
  numberOf,
  type Offers,
  resetsForm,
  saysPower,
  sumsOf,
  wayOf,
} from './checkout.rules.ts'

describe('a number of plans', () => {
  test.each([
    ['3', 3],
    ['', 1],
    ['0', 1],
    ['-4', 1],
    ['2.9', 2],
    ['100', 99],
    ['1e9', 99],
    ['x', 1],
  ])('typed as “%s” is %i', (typed, number) => {
    expect(numberOf(typed)).toBe(number)
  })
})

test('the name of a pack says how many are in it; that of a plan of months does not', () => {
  const count = { unit: 'count', unit_text: '次' } as const
  expect(isCounted({ num: 100, type: count })).toBe(true)
  expect(isCounted({ num: 1, type: count })).toBe(false)
  expect(isCounted({ num: 12, type: { unit: 'month', unit_text: '月' } })).toBe(false)
})

test('the power of a pack is said once: where its name counts it, not beside the name again', () => {
  const count = { unit: 'count', unit_text: '算力' } as const
  expect(saysPower({ power: 100, num: 100, type: count })).toBe(false)
  expect(saysPower({ power: 110, num: 100, type: count })).toBe(true)
  expect(saysPower({ power: 300, num: 1, type: { unit: 'month', unit_text: '月' } })).toBe(true)
  expect(saysPower({ power: 0, num: 1, type: { unit: 'month', unit_text: '月' } })).toBe(false)
})

describe('the sums of an order', () => {
  test('add up to the cent', () => {
    expect(sumsOf({ price: 0.3, discount: 0.1 }, 3)).toEqual({ list: 0.9, discount: 0.6, coupon: 0, total: 0.3 })
  })

  test('take over what the server made of the coupon', () => {
    const sums = sumsOf({ price: 129, discount: 99 }, 2, { price: 158.4 })
    expect(sums).toEqual({ list: 258, discount: 60, coupon: 39.6, total: 158.4 })
  })

  test('show no discount where the list price is not above the price', () => {
    expect(sumsOf({ price: 0, discount: 99 }, 1)).toMatchObject({ list: 99, discount: 0 })
  })
})

describe('a way to pay', () => {
  const least = [
    { provider: 'alipay', currency: 'cny', amount: 0.01 },
    { provider: 'stripe', currency: 'cny', amount: 4 },
    { provider: 'stripe', currency: 'usd', amount: 0.5 },
  ] as const
  const offers: Offers = { providers: ['alipay', 'stripe'], least: [...least] }

  test('that the server lacks, or that does not take the currency, cannot be chosen', () => {
    expect(wayOf('alipay', { currency: 'cny', total: 30 }, offers)).toEqual({ is: 'available' })
    expect(wayOf('alipay', { currency: 'usd', total: 30 }, offers)).toEqual({ is: 'otherCurrency' })
    expect(wayOf('stripe', { currency: 'usd', total: 30 }, offers)).toEqual({ is: 'available' })
    expect(wayOf('stripe', { currency: 'cny', total: 30 }, { ...offers, providers: ['alipay'] })).toEqual({
      is: 'unavailable',
    })
  })

  test('that takes more than is due says what it takes, except where nothing is due', () => {
    expect(wayOf('stripe', { currency: 'cny', total: 3.99 }, offers)).toEqual({ is: 'belowLeast', least: 4 })
    expect(wayOf('stripe', { currency: 'cny', total: 4 }, offers)).toEqual({ is: 'available' })
    expect(wayOf('stripe', { currency: 'usd', total: 0 }, offers)).toEqual({ is: 'available' })
  })
})

test('every refusal of a coupon belongs to its field, and no other', () => {
  const named = Object.entries(failures).filter(([, { code }]) => isAboutCoupon(code))
  expect(named.map(([name]) => name)).toEqual(Object.keys(failures).filter((name) => name.startsWith('coupon')))
})

test('only a code that there is not stays refused by itself: who guessed too often may go on in a while', () => {
  const named = Object.entries(failures).filter(([, { code }]) => isFinal(code))
  expect(named.map(([name]) => name)).toEqual(['couponUnknown'])
})

describe('the refusal of an order for its coupon', () => {
  const order = { id: 2, number: 1, coupon: 'SAVE30' }
  const ending = { how: 'failed', code: failures.couponUsed.code, text: 'no', asked: { ...order, type: 0 } } as const

  test('shows at the coupon that was refused', () => {
    expect(couponRefusal(ending, order)).toEqual({ code: failures.couponUsed.code, text: 'no' })
  })

  test.each([{ coupon: 'PROMONTH' }, { coupon: '' }, { number: 2 }, { id: 3 }])('does not stick to %j', (other) => {
    expect(couponRefusal(ending, { ...order, ...other })).toBeUndefined()
  })

  test('is not made of one for another reason', () => {
    expect(couponRefusal({ ...ending, code: failures.tooManyOrders.code }, order)).toBeUndefined()
    expect(couponRefusal({ how: 'cancelled' }, order)).toBeUndefined()
  })
})

test('the form begins anew after a payment, and stays as it is when nothing came of it that cannot be tried again', () => {
  expect(resetsForm({ how: 'paid', atOnce: false })).toBe(true)
  expect(resetsForm({ how: 'empty' })).toBe(true)
  expect(resetsForm({ how: 'refunded' })).toBe(true)
  expect(resetsForm({ how: 'popupClosed', provider: 'alipay' })).toBe(false)
  expect(resetsForm({ how: 'streamRefused', provider: 'alipay' })).toBe(false)
  expect(resetsForm({ how: 'blocked' })).toBe(false)
  expect(resetsForm({ how: 'unheard' })).toBe(false)
  expect(resetsForm({ how: 'failed', code: 1, text: '' })).toBe(false)
})
