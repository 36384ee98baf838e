import { describe, expect, test } from 'vitest'
import { type Effect, mayStart, type PaymentEvent, type PaymentState } from './payment.machine.ts'
import { step } from './payment.rules.ts'

const started = { is: 'started', provider: 'alipay', popup: true } as const
const opened = { is: 'answered', payment: { order: '7', pay_status: false, info: '<form></form>' } } as const

const takingBack = { is: 'takingBack', provider: 'alipay', order: '7' }

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

  test('whose stream is refused at once closes the popup; one at the provider already stays', () => {
    expect(walk(started, opened, { is: 'streamRefused' }).effects).toContain('closePopup')
    const later = walk(started, opened, { is: 'streamOpened' }, { is: 'streamRefused' })
    expect(later.effects).not.toContain('closePopup')
    expect(later.state).toMatchObject({ is: 'idle', ended: { how: 'streamRefused' } })
  })

  test('that was left open can be taken back afterwards', () => {
    const { state, effects } = walk(started, opened, { is: 'popupClosed' }, { is: 'cancelled' })
    expect(state).toEqual(takingBack)
    expect(effects.slice(-2)).toEqual(['listen', 'takeBack'])
    expect(walk({ is: 'cancelled' }).effects).toEqual([])
  })

  test('closes its popup with the page', () => {
    expect(walk(started, opened, { is: 'pageClosed' }).effects.slice(1)).toEqual(['closeStream', 'closePopup'])
    expect(walk({ is: 'pageClosed' }).effects).toEqual([])
  })

  test('whose order is closed while somebody waits says so, and goes on listening for money that comes late', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { is: 'closed' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'closed' } })
    expect(effects.slice(2)).toEqual(['closePopup', 'refresh'])
    const [credited, then] = step(state, { is: 'succeeded' })
    expect(credited).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
    expect(then).toEqual(expect.arrayContaining(['closeStream', 'tellPaid', 'refresh']))
    expect(step(state, { is: 'refunded' })).toEqual([
      { is: 'idle', ended: { how: 'refunded' } },
      ['closeStream', 'closePopup', 'refresh'],
    ])
  })

  test('whose order was closed stops listening with the next one, or with its dialog', () => {
    const { state } = walk(started, opened, { is: 'closed' })
    expect(step(state, started)[1]).toEqual(['closeStream'])
    expect(step(state, { is: 'forgotten' })).toEqual([{ is: 'idle' }, ['closeStream']])
  })

  test('that is opened once more listens anew, for the same order', () => {
    const { state, effects } = walk(started, opened, { is: 'streamOpened' }, { ...started, order: '7' })
    expect(state).toEqual({ is: 'opening', provider: 'alipay', order: '7' })
    expect(effects.slice(2)).toEqual(['closeStream'])
  })

  test('forgets how it ended only when it is over', () => {
    expect(walk(started, { is: 'forgotten' }).state.is).toBe('opening')
    expect(walk(started, opened, { is: 'popupClosed' }, { is: 'forgotten' }).state).toEqual({ is: 'idle' })
  })
})

describe('an order that is taken back', () => {
  const cancelled = [started, opened, { is: 'streamOpened' }, { is: 'cancelled' }] as const

  test('is said to be cancelled only when the server has said so', () => {
    expect(walk(...cancelled)).toEqual({
      state: takingBack,
      effects: ['listen', 'leave', 'closePopup', 'takeBack'],
    })
    const { state, effects } = walk(...cancelled, { is: 'takenBack' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'cancelled' } })
    expect(effects.slice(-2)).toEqual(['tellTaken', 'refresh'])
  })

  test('is listened for still: money that comes late is told of', () => {
    const { state } = walk(...cancelled, { is: 'closed' }, { is: 'takenBack' }, { is: 'closed' })
    expect(state).toEqual({ is: 'idle', ended: { how: 'cancelled' } })
    expect(step(state, { is: 'refunded' })[0]).toEqual({ is: 'idle', ended: { how: 'refunded' } })
    expect(step(state, { is: 'succeeded' })[0]).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
    expect(step(state, started)[1]).toEqual(['closeStream'])
    expect(step(state, { is: 'forgotten' })[1]).toEqual(['closeStream'])
  })

  test.each([{ is: 'succeeded' }, { is: 'notTakenBack', stands: 'credited' }] satisfies PaymentEvent[])(
    'too late is paid, and said to be (%j)',
    (event) => {
      const { state, effects } = walk(...cancelled, event, { is: 'takenBack' })
      expect(state).toEqual({ is: 'idle', ended: { how: 'paid', atOnce: false } })
      expect(effects.slice(-4)).toEqual(['closeStream', 'tellPaid', 'closePopupSoon', 'refresh'])
    },
  )

  test.each([
    ['closed', 'closed'],
    ['paid', 'closed'],
    ['refunded', 'refunded'],
  ] as const)('and was found %s has %s', (stands, how) => {
    expect(walk(...cancelled, { is: 'notTakenBack', stands }).state).toEqual({ is: 'idle', ended: { how } })
  })

  test.each(['created', undefined] as const)('and may be open still (%s) can be paid or taken back again', (stands) => {
    const { state, effects } = walk(...cancelled, { is: 'notTakenBack', stands })
    expect(state).toEqual({ is: 'idle', ended: { how: 'kept', provider: 'alipay', order: '7' } })
    expect(effects.slice(-2)).toEqual(['tellKept', 'refresh'])
    expect(step(state, { is: 'cancelled' })[0]).toEqual(takingBack)
    expect(step(state, { is: 'succeeded' })[0]).toMatchObject({ ended: { how: 'paid' } })
    expect(step(state, { is: 'closed' })[0]).toMatchObject({ ended: { how: 'closed' } })
  })

  test('lets no other begin meanwhile: it may be paid', () => {
    const { state } = walk(...cancelled)
    expect(mayStart(state)).toBe(false)
    expect(step(state, started)).toEqual([state, []])
    expect(mayStart(walk(...cancelled, { is: 'takenBack' }).state)).toBe(true)
  })
})

describe('an order that is still being made when its payment ends', () => {
  const closed: PaymentEvent = { is: 'popupClosed' }
  const cancelled: PaymentEvent = { is: 'cancelled' }
  const unseen = { how: 'popupClosed', provider: 'alipay', order: '7', unseen: true }

  test('is taken back once it is there, if the payment was cancelled', () => {
    expect(walk(started, cancelled).effects).toEqual(['closePopup'])
    const { state, effects } = walk(started, cancelled, opened)
    expect(state).toEqual(takingBack)
    expect(effects).toEqual(['closePopup', 'listen', 'takeBack'])
  })

  test('is taken back too when the popup was closed first and then the dialog', () => {
    expect(walk(started, closed, cancelled, { is: 'forgotten' }, opened)).toMatchObject({
      state: takingBack,
      effects: expect.arrayContaining(['takeBack']),
    })
  })

  test('shows as one that can be paid or taken back, if only the popup was closed', () => {
    expect(walk(started, closed, opened)).toEqual({
      state: { is: 'idle', ended: unseen },
      effects: ['closeStream', 'refresh', 'refresh'],
    })
    expect(walk(started, closed, opened, { ...started, order: '7' })).toMatchObject({
      state: { is: 'opening', order: '7' },
      effects: expect.not.arrayContaining(['makeRoom']),
    })
  })

  test('makes room for the next one, as nobody can be paying it', () => {
    const { state, effects } = walk(started, closed, opened, started)
    expect(state).toEqual({ is: 'opening', provider: 'alipay' })
    expect(effects.at(-1)).toBe('makeRoom')
  })

  test('lets no other begin before its answer, as it may hold its coupon', () => {
    for (const left of [closed, cancelled]) {
      const before = walk(started, left).state
      expect(mayStart(before)).toBe(false)
      expect(step(before, started)).toEqual([before, []])
    }
    expect(mayStart(walk(started, closed, opened).state)).toBe(true)
    expect(mayStart(walk(started, cancelled, { is: 'failed', code: 0, text: '' }).state)).toBe(true)
  })

  test('that the server refused, or that holds nothing, leaves nothing to be done', () => {
    const failed = walk(started, cancelled, { is: 'failed', code: 1412, text: 'no' })
    expect(failed.state).toEqual({ is: 'idle', ended: { how: 'cancelled' } })
    expect(walk(started, cancelled, { is: 'answered', payment: null }).effects).not.toContain('takeBack')
  })

  test.each([0, -1, -2, 500, 502])('and of which nobody heard (%i) is not said to be cancelled', (code) => {
    expect(walk(started, cancelled, { is: 'failed', code, text: '' }).state).toEqual({
      is: 'idle',
      ended: { how: 'unheard' },
    })
    expect(walk(started, closed, { is: 'failed', code, text: '' }).state).toEqual({
      is: 'idle',
      ended: { how: 'popupClosed', provider: 'alipay' },
    })
  })

  test('that costs nothing is complete, whoever left it', () => {
    const complete = { is: 'answered', payment: { order: '7', pay_status: true } } as const
    expect(walk(started, cancelled, complete)).toEqual({
      state: { is: 'idle', ended: { how: 'paid', atOnce: true } },
      effects: ['closePopup', 'tellPaid', 'refresh'],
    })
  })

  test('is kept when its page was closed and is there all the same', () => {
    expect(walk(started, { is: 'pageClosed' }, opened)).toEqual({
      state: { is: 'idle' },
      effects: ['closeStream', 'closePopup', 'refresh'],
    })
  })

  test('that was made before is taken back at once, and its answer changes nothing', () => {
    const again = { ...started, order: '7' }
    expect(walk(again, cancelled, opened).effects).toEqual(['closePopup', 'listen', 'takeBack'])
  })
})
