import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import type { PaymentEventTable } from './billing.tables.ts'
import type { OrderRow } from './orders.store.ts'
import type { OrderEvent } from './payments.ts'

/** Stores an event of an order, in the transaction that caused it. */
export async function recordOrderEvent(
  db: State,
  { account_id, no, provider }: Pick<OrderRow, 'account_id' | 'no' | 'provider'>,
  message: OrderEvent['message'],
  at: string,
): Promise<OrderEvent> {
  const { id } = await db
    .insertInto('payment_event')
    .values({ account_id, order_no: no, provider, message, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, accountId: account_id, order: no, provider, message }
}

export type StoredEvent = { id: number } & Pick<PaymentEventTable, 'message'>

export const paymentsAfter = (
  db: State,
  accountId: number,
  provider: ProviderName,
  id: number,
): Promise<StoredEvent[]> =>
  db
    .selectFrom('payment_event')
    .select(['id', 'message'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('message', '=', 'success')
    .where('id', '>', id)
    .orderBy('id')
    .execute()

/** The latest event of an order after an event id: one or none. */
export const latestOrderEvent = (db: State, accountId: number, order: string, id: number): Promise<StoredEvent[]> =>
  db
    .selectFrom('payment_event')
    .select(['id', 'message'])
    .where('account_id', '=', accountId)
    .where('order_no', '=', order)
    .where('id', '>', id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()

export async function latestEventId(db: State, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('payment_event')
    .select((e) => e.fn.max('id').as('id'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}
