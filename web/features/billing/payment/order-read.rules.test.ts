/**
 * Tests `orderRead` events. The client reads an order again when the page gets the focus, or when the server refuses to
 * reopen the order.
 */
import { describe, expect, test } from 'vitest'
import type { Ending, PaymentEvent, PaymentState } from './payment.machine.ts'
import { step } from './payment.rules.ts'

const provider = 'alipay'
const order = '7'
const orderRead = (orderState?: 'created' | 'paid' | 'credited' | 'closed' | 'refunded'): PaymentEvent => ({
  is: 'orderRead',
  orderState,
})
const idleWith = (ended: Ending): PaymentState => ({ is: 'idle', ended })
const opening: PaymentState = { is: 'opening', provider, order }
const paid = idleWith({ how: 'paid', atOnce: false })

describe('an order that was left open', () => {
  const leftOpen: PaymentState[] = (['popupClosed', 'streamRefused', 'kept'] as const).map((how) =>
    idleWith({ how, provider, order }),
  )

  test.each(leftOpen)('is reported as paid when it was paid meanwhile ($ended.how)', (state) => {
    expect(step(state, orderRead('credited'))).toEqual([
      paid,
      ['closeStream', 'notifyPaid', 'closePopupSoon', 'refresh'],
    ])
  })

  test.each(leftOpen)('gets an event stream once closed, because money may still arrive ($ended.how)', (state) => {
    for (const orderState of ['closed', 'paid'] as const)
      expect(step(state, orderRead(orderState))).toEqual([
        idleWith({ how: 'closed' }),
        ['listen', 'closePopup', 'refresh'],
      ])
  })

  test('is reported as refunded when its money was returned', () => {
    const state = idleWith({ how: 'popupClosed', provider, order })
    expect(step(state, orderRead('refunded'))[0]).toEqual(idleWith({ how: 'refunded' }))
  })

  test('keeps its state when it is still open or could not be read', () => {
    const state = idleWith({ how: 'popupClosed', provider, order })
    for (const orderState of ['created', undefined] as const)
      expect(step(state, orderRead(orderState))).toEqual([state, ['refresh']])
  })

  test('is no longer updated once it is forgotten, cancelled or being paid', () => {
    const others: PaymentState[] = [
      { is: 'idle' },
      idleWith({ how: 'cancelled' }),
      { is: 'cancelling', provider, order },
      { is: 'waiting', provider, order },
    ]
    for (const state of others) expect(step(state, orderRead('credited'))).toEqual([state, []])
  })
})

describe('an order that the server does not reopen', () => {
  test('is reported as paid when it was paid meanwhile', () => {
    expect(step(opening, orderRead('credited'))[0]).toEqual(paid)
  })

  test('is reported as closed, even if its state still reads as unpaid, and gets an event stream', () => {
    for (const orderState of ['closed', 'paid', 'created'] as const)
      expect(step(opening, orderRead(orderState))).toEqual([
        idleWith({ how: 'closed' }),
        ['listen', 'closePopup', 'refresh'],
      ])
    expect(step(opening, orderRead('refunded'))[0]).toEqual(idleWith({ how: 'refunded' }))
  })

  test('stays open when it could not be read, so that it is not paid twice', () => {
    expect(step(opening, orderRead())).toEqual([
      idleWith({ how: 'streamRefused', provider, order }),
      ['closePopup', 'refresh'],
    ])
  })
})
