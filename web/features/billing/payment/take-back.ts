/** Takes an order back, and finds out where it stands. */
import { billing } from '#contracts/api/billing.ts'
import { call } from '#web/api/calls.ts'
import type { PaymentEvent } from './payment.machine.ts'

type Outcome = Extract<PaymentEvent, { is: 'takenBack' | 'notTakenBack' }>

/** Never fails. What was refused may have been paid a moment before, so the order is read again. */
export async function takeBackOrder(no: string): Promise<Outcome> {
  try {
    await call(billing.cancelOrder, { body: { no } })
    return { is: 'takenBack' }
  } catch {
    return { is: 'notTakenBack', stands: await standOf(no) }
  }
}

/** Nothing if it could not be read. The latest orders hold whatever could be paid a moment ago. */
export const standOf = (no: string) =>
  call(billing.orders, { body: {} }).then(
    ({ row }) => row.find((order) => order.no === no)?.state,
    () => undefined,
  )
