/** Orders that are read again: as their buyer comes back to the page, or as they are not opened once more. */
import { describe, expect, test } from 'vitest'
import type { Ending, PaymentEvent, PaymentState } from './payment.machine.ts'
import { step } from './payment.rules.ts'

const provider = 'alipay'
const order = '7'
const found = (stands?: 'created' | 'paid' | 'credited' | 'closed' | 'refunded'): PaymentEvent => ({
  is: 'found',
  stands,
})
const over = (ended: Ending): PaymentState => ({ is: 'idle', ended })
const opening: PaymentState = { is: 'opening', provider, order }
const paid = over({ how: 'paid', atOnce: false })

describe('an order that was left open', () => {
  const leftOpen: PaymentState[] = (['popupClosed', 'streamRefused', 'kept'] as const).map((how) =>
    over({ how, provider, order }),
  )

  test.each(leftOpen)('and was paid meanwhile is said to be paid ($ended.how)', (state) => {
    expect(step(state, found('credited'))).toEqual([paid, ['closeStream', 'tellPaid', 'closePopupSoon', 'refresh']])
  })

  test.each(leftOpen)('and is closed by now is listened for: its money may come still ($ended.how)', (state) => {
    for (const stands of ['closed', 'paid'] as const)
      expect(step(state, found(stands))).toEqual([over({ how: 'closed' }), ['listen', 'closePopup', 'refresh']])
  })

  test('whose money went back says so', () => {
    const state = over({ how: 'popupClosed', provider, order })
    expect(step(state, found('refunded'))[0]).toEqual(over({ how: 'refunded' }))
  })

  test('and still waits, or could not be read, stays as it was', () => {
    const state = over({ how: 'popupClosed', provider, order })
    for (const stands of ['created', undefined] as const)
      expect(step(state, found(stands))).toEqual([state, ['refresh']])
  })

  test('changes nothing once it is forgotten, cancelled or being paid', () => {
    const others: PaymentState[] = [
      { is: 'idle' },
      over({ how: 'cancelled' }),
      { is: 'takingBack', provider, order },
      { is: 'waiting', provider, order },
    ]
    for (const state of others) expect(step(state, found('credited'))).toEqual([state, []])
  })
})

describe('an order that is not opened again', () => {
  test('as it was paid meanwhile is said to be paid', () => {
    expect(step(opening, found('credited'))[0]).toEqual(paid)
  })

  test('as it is over is said to be closed, also before it is closed, and is listened for', () => {
    for (const stands of ['closed', 'paid', 'created'] as const)
      expect(step(opening, found(stands))).toEqual([over({ how: 'closed' }), ['listen', 'closePopup', 'refresh']])
    expect(step(opening, found('refunded'))[0]).toEqual(over({ how: 'refunded' }))
  })

  test('and could not be read is claimed to be nothing, and is not paid a second time', () => {
    expect(step(opening, found())).toEqual([over({ how: 'streamRefused', provider, order }), ['closePopup', 'refresh']])
  })
})
