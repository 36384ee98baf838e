import { billing } from '#contracts/api/billing.ts'
import { call } from '#web/api/calls.ts'
import type { PaymentEvent } from './payment.machine.ts'

type Outcome = Extract<PaymentEvent, { is: 'orderCancelled' | 'cancelFailed' }>

/** Never rejects. A failed cancellation may mean a payment at the same moment, so the order is read again. */
export async function cancelOrder(no: string): Promise<Outcome> {
  try {
    await call(billing.cancelOrder, { body: { no } })
    return { is: 'orderCancelled' }
  } catch {
    return { is: 'cancelFailed', orderState: await readOrderState(no) }
  }
}

/** Undefined when it cannot be read. An order that was payable a moment ago is always on the first page of orders. */
export const readOrderState = (no: string) =>
  call(billing.orders, { body: {} }).then(
    ({ row }) => row.find((order) => order.no === no)?.state,
    () => undefined,
  )
