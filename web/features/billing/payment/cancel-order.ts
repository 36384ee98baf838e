import { billing } from '#contracts/api/billing.ts'
import { call } from '#web/api/calls.ts'
import type { PaymentEvent } from './payment.machine.ts'

type Outcome = Extract<PaymentEvent, { is: 'orderCancelled' | 'cancelFailed' }>

/**
 * Cancels an order; never rejects. If the cancellation fails, the user may have just paid, so the order is read again.
 */
export async function cancelOrder(no: string): Promise<Outcome> {
  try {
    await call(billing.cancelOrder, { body: { no } })
    return { is: 'orderCancelled' }
  } catch {
    return { is: 'cancelFailed', orderState: await readOrderState(no) }
  }
}

/**
 * Returns undefined if the order cannot be read. Reading the first page of orders suffices, because an order that was
 * payable a moment ago is always on it.
 */
export const readOrderState = (no: string) =>
  call(billing.orders, { body: {} }).then(
    ({ row }) => row.find((order) => order.no === no)?.state,
    () => undefined,
  )
