import { describe, expect, test } from 'vitest'
import { type Effect, type PaymentEvent, type PaymentState, step } from './payment.rules.ts'

const started = { is: 'started', provider: 'alipay', popup: true } as const
const opened = { is: 'answered', payment: { order: '7', pay_status: false, info: '<form></form>' } } as const

/** The state after a row of events, and all that was to be done. */
function walk(...events: PaymentEvent[]): { state: PaymentState; effects: Effect[] } {
  let state: PaymentState = { is: 'idle' }
  const effects: Effect[] = []
  for (const event of events) {
    const [next, asked] = step(state, event)
    state = next
    effects.push(...asked)
  }
  return { state, effects }
}

describe('a payment', () => {
  test('listens before its popup leaves for the provider', () => {
    expect(walk(started, opened)).toEqual({
      state: { is: 'listening', provider: 'alipay', order: '7' },
      effects: ['listen'],
    })
    expect(walk(started, opened, { is: 'streamOpened' })).toEqual({
      state: { is: 'waiting', provider: 'alipay', order: '7' },
      effects: ['listen', 'leave'],
    })
  })

  test('that succeeded closes the stream, resets the order, says so, closes the popup and reads the account', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { is: 'succeeded' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
    expect(effects.slice(2)).toEqual(['closeStream', 'tellPaid', 'closePopupSoon', 'refresh'])
  })

  test('is told of once, however often the message comes', () => {
    const success: PaymentEvent = { is: 'succeeded' }
    const { effects } = walk(started, opened, { is: 'streamOpened' }, success, success, { is: 'popupClosed' })
    expect(effects.filter((effect) => effect === 'tellPaid')).toHaveLength(1)
  })

  test('with nothing left to pay says so and leads to the products, without a stream', () => {
    const payment = { order: '7', pay_status: true }
    expect(walk(started, { is: 'answered', payment })).toEqual({
      state: { is: 'idle', ended: { how: 'paid', atOnce: true } },
      effects: ['tellPaid', 'closePopup', 'refresh', 'toProducts'],
    })
  })

  test.each([null, { order: '7', pay_status: false }])(
    'without data (%j) says so and shows how popups are let through',
    (payment) => {
      const { state, effects } = walk(started, { is: 'answered', payment })
      expect(state).toEqual({ is: 'idle', ended: { how: 'empty' } })
      expect(effects).toEqual(['closePopup', 'tellEmpty', 'showBlocked', 'refresh'])
    },
  )

  test('whose popup the browser blocked makes no order', () => {
    expect(walk({ ...started, popup: false })).toEqual({
      state: { is: 'idle', ended: { how: 'blocked' } },
      effects: ['showBlocked'],
    })
  })

  test('that the server refused closes the popup and keeps the words of the refusal', () => {
    expect(walk(started, { is: 'failed', code: 1412, text: 'no' })).toEqual({
      state: { is: 'idle', ended: { how: 'failed', code: 1412, text: 'no' } },
      effects: ['closePopup', 'refresh'],
    })
  })

  test('whose popup was closed stops listening, and its order can still be paid', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { is: 'popupClosed' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'popupClosed', provider: 'alipay', order: '7' } })
    expect(effects.slice(2)).toEqual(['closeStream', 'refresh'])
  })

  test('whose order came after the popup was closed only shows in the list', () => {
    const { state, effects } = walk(started, { is: 'popupClosed' }, opened)
    expect(state).toEqual({ is: 'idle', ended: { how: 'popupClosed', provider: 'alipay' } })
    expect(effects).toEqual(['closeStream', 'refresh', 'refresh'])
  })

  test('whose stream is refused at once closes the popup; one at the provider already stays', () => {
    expect(walk(started, opened, { is: 'streamRefused' }).effects).toContain('closePopup')
    const later = walk(started, opened, { is: 'streamOpened' }, { is: 'streamRefused' })
    expect(later.effects).not.toContain('closePopup')
    expect(later.state).toMatchObject({ is: 'idle', ended: { how: 'streamRefused' } })
  })

  test('that is cancelled takes its order back', () => {
    expect(walk(started, opened, { is: 'streamOpened' }, { is: 'cancelled' })).toEqual({
      state: { is: 'idle', ended: { how: 'cancelled' } },
      effects: ['listen', 'leave', 'closeStream', 'closePopup', 'takeBack'],
    })
    expect(walk(started, { is: 'cancelled' }).effects).not.toContain('takeBack')
  })

  test('closes its popup with the page', () => {
    expect(walk(started, opened, { is: 'pageClosed' }).effects.slice(1)).toEqual(['closeStream', 'closePopup'])
    expect(walk({ is: 'pageClosed' }).effects).toEqual([])
  })

  test('that is opened once more listens anew, for the same order', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { ...started, order: '7' })
    expect(state).toEqual({ is: 'opening', provider: 'alipay', order: '7' })
    expect(effects.slice(2)).toEqual(['closeStream'])
  })

  test('forgets how it ended only when it is over', () => {
    expect(walk(started, { is: 'forgotten' }).state.is).toBe('opening')
    expect(walk(started, { is: 'popupClosed' }, { is: 'forgotten' }).state).toEqual({ is: 'idle' })
  })
})
