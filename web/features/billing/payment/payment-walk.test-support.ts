import type { Effect, PaymentEvent, PaymentState } from './payment.machine.ts'
import { step } from './payment.rules.ts'

export const started = { is: 'started', provider: 'alipay', popup: true } as const
export const opened = { is: 'answered', payment: { order: '7', pay_status: false, info: '<form></form>' } } as const

export const cancelling = { is: 'cancelling', provider: 'alipay', order: '7' }

/** Applies a sequence of events and returns the final state and all effects. */
export function walk(...events: PaymentEvent[]): { state: PaymentState; effects: Effect[] } {
  let state: PaymentState = { is: 'idle' }
  const effects: Effect[] = []
  for (const event of events) {
    const [next, requested] = step(state, event)
    state = next
    effects.push(...requested)
  }
  return { state, effects }
}
