import { describe, expect, test } from 'vitest'
import { canStart, type PaymentEvent } from './payment.machine.ts'
import { step } from './payment.rules.ts'
import { cancelling, opened, started, walk } from './payment-walk.test-support.ts'

describe('an order for which the server has not responded yet when its payment ends', () => {
  const closed: PaymentEvent = { is: 'popupClosed' }
  const cancelled: PaymentEvent = { is: 'cancelled' }
  const unseen = { how: 'popupClosed', provider: 'alipay', order: '7', unseen: true }

  test('is cancelled once it exists, if the payment was cancelled', () => {
    expect(walk(started, cancelled).effects).toEqual(['closePopup'])
    const { state, effects } = walk(started, cancelled, opened)
    expect(state).toEqual(cancelling)
    expect(effects).toEqual(['closePopup', 'listen', 'cancelOrder'])
  })

  test('is cancelled if the user closed the popup and then the dialog', () => {
    expect(walk(started, closed, cancelled, { is: 'forgotten' }, opened)).toMatchObject({
      state: cancelling,
      effects: expect.arrayContaining(['cancelOrder']),
    })
  })

  test('can be paid or cancelled if only the popup was closed', () => {
    expect(walk(started, closed, opened)).toEqual({
      state: { is: 'idle', ended: unseen },
      effects: ['closeStream', 'refresh', 'refresh'],
    })
    expect(walk(started, closed, opened, { ...started, order: '7' })).toMatchObject({
      state: { is: 'opening', order: '7' },
      effects: expect.not.arrayContaining(['cancelUnseenOrder']),
    })
  })

  test('is cancelled when the next order starts, because no one can be paying it', () => {
    const { state, effects } = walk(started, closed, opened, started)
    expect(state).toEqual({ is: 'opening', provider: 'alipay' })
    expect(effects.at(-1)).toBe('cancelUnseenOrder')
  })

  test('blocks the next payment until the server responds, because the order may hold the coupon', () => {
    for (const left of [closed, cancelled]) {
      const before = walk(started, left).state
      expect(canStart(before)).toBe(false)
      expect(step(before, started)).toEqual([before, []])
    }
    expect(canStart(walk(started, closed, opened).state)).toBe(true)
    expect(canStart(walk(started, cancelled, { is: 'failed', code: 0, text: '' }).state)).toBe(true)
  })

  test('needs no cancellation when the server rejected it or returned no data', () => {
    const failed = walk(started, cancelled, { is: 'failed', code: 1412, text: 'no' })
    expect(failed.state).toEqual({ is: 'idle', ended: { how: 'cancelled' } })
    expect(walk(started, cancelled, { is: 'answered', payment: null }).effects).not.toContain('cancelOrder')
  })

  test.each([0, -1, -2, 500, 502])('is not reported as cancelled when the response was lost (code %i)', (code) => {
    expect(walk(started, cancelled, { is: 'failed', code, text: '' }).state).toEqual({
      is: 'idle',
      ended: { how: 'unheard' },
    })
    expect(walk(started, closed, { is: 'failed', code, text: '' }).state).toEqual({
      is: 'idle',
      ended: { how: 'popupClosed', provider: 'alipay' },
    })
  })

  test('counts as paid when it costs nothing, even after a cancellation', () => {
    const complete = { is: 'answered', payment: { order: '7', pay_status: true } } as const
    expect(walk(started, cancelled, complete)).toEqual({
      state: { is: 'idle', ended: { how: 'paid', atOnce: true } },
      effects: ['closePopup', 'notifyPaid', 'refresh'],
    })
  })

  test('is not cancelled when only the page was closed', () => {
    expect(walk(started, { is: 'pageClosed' }, opened)).toEqual({
      state: { is: 'idle' },
      effects: ['closeStream', 'closePopup', 'refresh'],
    })
  })

  test('is cancelled without waiting if it existed before the payment, and the late response is ignored', () => {
    const again = { ...started, order: '7' }
    expect(walk(again, cancelled, opened).effects).toEqual(['closePopup', 'listen', 'cancelOrder'])
  })
})
