import { describe, expect, test } from 'vitest'
import { canStart, type PaymentEvent } from './payment.machine.ts'
import { step } from './payment.rules.ts'
import { cancelling, opened, started, walk } from './payment-walk.test-support.ts'

describe('a payment', () => {
  test('opens the event stream before the popup goes to the provider', () => {
    expect(walk(started, opened)).toEqual({
      state: { is: 'listening', provider: 'alipay', order: '7' },
      effects: ['listen'],
    })
    expect(walk(started, opened, { is: 'streamOpened' })).toEqual({
      state: { is: 'waiting', provider: 'alipay', order: '7' },
      effects: ['listen', 'openProvider'],
    })
  })

  test('closes stream and popup, notifies and refreshes when it succeeds', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { is: 'succeeded' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
    expect(effects.slice(2)).toEqual(['closeStream', 'notifyPaid', 'closePopupSoon', 'refresh'])
  })

  test('notifies once when the success message is repeated', () => {
    const success: PaymentEvent = { is: 'succeeded' }
    const { effects } = walk(started, opened, { is: 'streamOpened' }, success, success, { is: 'popupClosed' })
    expect(effects.filter((effect) => effect === 'notifyPaid')).toHaveLength(1)
  })

  test('opens the products page without an event stream when nothing is due', () => {
    const payment = { order: '7', pay_status: true }
    expect(walk(started, { is: 'answered', payment })).toEqual({
      state: { is: 'idle', ended: { how: 'paid', atOnce: true } },
      effects: ['notifyPaid', 'closePopup', 'refresh', 'toProducts'],
    })
  })

  test.each([null, { order: '7', pay_status: false }])(
    'explains how to allow popups when the response holds no data (%j)',
    (payment) => {
      const { state, effects } = walk(started, { is: 'answered', payment })
      expect(state).toEqual({ is: 'idle', ended: { how: 'empty' } })
      expect(effects).toEqual(['closePopup', 'notifyEmpty', 'showBlocked', 'refresh'])
    },
  )

  test('creates no order when the browser blocks the popup', () => {
    expect(walk({ ...started, popup: false })).toEqual({
      state: { is: 'idle', ended: { how: 'blocked' } },
      effects: ['showBlocked'],
    })
  })

  test('closes the popup and keeps the failure text when the server rejects the order', () => {
    expect(walk(started, { is: 'failed', code: 1412, text: 'no' })).toEqual({
      state: { is: 'idle', ended: { how: 'failed', code: 1412, text: 'no' } },
      effects: ['closePopup', 'refresh'],
    })
  })

  test('stops listening when the popup is closed, and leaves the order payable', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { is: 'popupClosed' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'popupClosed', provider: 'alipay', order: '7' } })
    expect(effects.slice(2)).toEqual(['closeStream', 'refresh'])
  })

  test('closes the popup when the stream is rejected, unless the popup shows the page of the provider', () => {
    expect(walk(started, opened, { is: 'streamRefused' }).effects).toContain('closePopup')
    const later = walk(started, opened, { is: 'streamOpened' }, { is: 'streamRefused' })
    expect(later.effects).not.toContain('closePopup')
    expect(later.state).toMatchObject({ is: 'idle', ended: { how: 'streamRefused' } })
  })

  test('can be cancelled after it was left open', () => {
    const { state, effects } = walk(started, opened, { is: 'popupClosed' }, { is: 'cancelled' })
    expect(state).toEqual(cancelling)
    expect(effects.slice(-2)).toEqual(['listen', 'cancelOrder'])
    expect(walk({ is: 'cancelled' }).effects).toEqual([])
  })

  test('closes its popup when the page is closed', () => {
    expect(walk(started, opened, { is: 'pageClosed' }).effects.slice(1)).toEqual(['closeStream', 'closePopup'])
    expect(walk({ is: 'pageClosed' }).effects).toEqual([])
  })

  test('reports a closed order and keeps listening for a late payment or refund', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { is: 'closed' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'closed' } })
    expect(effects.slice(2)).toEqual(['closePopup', 'refresh'])
    const [credited, then] = step(state, { is: 'succeeded' })
    expect(credited).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
    expect(then).toEqual(expect.arrayContaining(['closeStream', 'notifyPaid', 'refresh']))
    expect(step(state, { is: 'refunded' })).toEqual([
      { is: 'idle', ended: { how: 'refunded' } },
      ['closeStream', 'closePopup', 'refresh'],
    ])
  })

  test('stops listening for a closed order when the next payment starts or the dialog closes', () => {
    const { state } = walk(started, opened, { is: 'closed' })
    expect(step(state, started)[1]).toEqual(['closeStream'])
    expect(step(state, { is: 'forgotten' })).toEqual([{ is: 'idle' }, ['closeStream']])
  })

  test('closes the old stream when the same order is opened again', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { ...started, order: '7' })
    expect(state).toEqual({ is: 'opening', provider: 'alipay', order: '7' })
    expect(effects.slice(2)).toEqual(['closeStream'])
  })

  test('can be forgotten only after it has ended', () => {
    expect(walk(started, { is: 'forgotten' }).state.is).toBe('opening')
    expect(walk(started, opened, { is: 'popupClosed' }, { is: 'forgotten' }).state).toEqual({ is: 'idle' })
  })
})

describe('a cancelled order', () => {
  const cancelled = [started, opened, { is: 'streamOpened' }, { is: 'cancelled' }] as const

  test('is reported as cancelled only after the server confirms', () => {
    expect(walk(...cancelled)).toEqual({
      state: cancelling,
      effects: ['listen', 'openProvider', 'closePopup', 'cancelOrder'],
    })
    const { state, effects } = walk(...cancelled, { is: 'orderCancelled' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'cancelled' } })
    expect(effects.slice(-2)).toEqual(['notifyCancelled', 'refresh'])
  })

  test('keeps its event stream, which reports a late payment or refund', () => {
    const { state } = walk(...cancelled, { is: 'closed' }, { is: 'orderCancelled' }, { is: 'closed' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'cancelled' } })
    expect(step(state, { is: 'refunded' })[0]).toEqual({ is: 'idle', ended: { how: 'refunded' } })
    expect(step(state, { is: 'succeeded' })[0]).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
    expect(step(state, started)[1]).toEqual(['closeStream'])
    expect(step(state, { is: 'forgotten' })[1]).toEqual(['closeStream'])
  })

  test.each([{ is: 'succeeded' }, { is: 'cancelFailed', orderState: 'credited' }] satisfies PaymentEvent[])(
    'is reported as paid when the cancellation was too late (%j)',
    (event) => {
      const { state, effects } = walk(...cancelled, event, { is: 'orderCancelled' })
      expect(state).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
      expect(effects.slice(-4)).toEqual(['closeStream', 'notifyPaid', 'closePopupSoon', 'refresh'])
    },
  )

  test.each([
    ['closed', 'closed'],
    ['paid', 'closed'],
    ['refunded', 'refunded'],
  ] as const)('that turns out to be %s is reported as %s', (orderState, how) => {
    expect(walk(...cancelled, { is: 'cancelFailed', orderState }).state).toEqual({ is: 'idle', ended: { how } })
  })

  test.each(['created', undefined] as const)(
    'can be paid or cancelled again when it may still be open (%s)',
    (orderState) => {
      const { state, effects } = walk(...cancelled, { is: 'cancelFailed', orderState })
      expect(state).toEqual({ is: 'idle', ended: { how: 'kept', provider: 'alipay', order: '7' } })
      expect(effects.slice(-2)).toEqual(['notifyNotCancelled', 'refresh'])
      expect(step(state, { is: 'cancelled' })[0]).toEqual(cancelling)
      expect(step(state, { is: 'succeeded' })[0]).toMatchObject({ ended: { how: 'paid' } })
      expect(step(state, { is: 'closed' })[0]).toMatchObject({ ended: { how: 'closed' } })
    },
  )

  test('blocks the next payment until the server answers', () => {
    const { state } = walk(...cancelled)
    expect(canStart(state)).toBe(false)
    expect(step(state, started)).toEqual([state, []])
    expect(canStart(walk(...cancelled, { is: 'orderCancelled' }).state)).toBe(true)
  })
})
