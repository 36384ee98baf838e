import { newId } from './ids.ts'
import type { StoredEvent } from './objects.ts'
import type { Forgery } from './scenario.ts'

export const forgedSecret = (): string => newId('whsec', 32)

/** Changes one field after signing; `signature` and `timestamp` do not change the body. */
export function forgedBody(body: string, forge: Forgery): string {
  // The body is a stored event.
  const event = JSON.parse(body) as StoredEvent
  const object: Record<string, unknown> = { ...event.data.object }
  const change = CHANGES[forge]
  return change ? JSON.stringify({ ...event, data: { object: { ...object, ...change(object) } } }, null, 2) : body
}

type Changed = Record<string, unknown>

const CHANGES: Partial<Record<Forgery, (object: Changed) => Changed>> = {
  amount: (object) =>
    Object.fromEntries(
      Object.entries(object).flatMap(([name, value]) =>
        /^amount(_total|_subtotal|_received|_captured)?$/.test(name) && typeof value === 'number'
          ? [[name, value * 100 + 1]]
          : [],
      ),
    ),
  currency: ({ currency }) => ({ currency: currency === 'jpy' ? 'usd' : 'jpy' }),
  session: ({ id }) => ({ id: newId(String(id).replace(/_[^_]*$/, ''), String(id).startsWith('cs_') ? 58 : 24) }),
  status: ({ status, payment_status }) =>
    payment_status === undefined
      ? { status: status === 'succeeded' ? 'canceled' : 'succeeded' }
      : { status: 'complete', payment_status: payment_status === 'paid' ? 'no_payment_required' : 'paid' },
}
