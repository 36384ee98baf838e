/** SQL of what was told of orders, one function per question. */
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import type { PaymentEventTable } from './billing.tables.ts'
import type { OrderRow } from './orders.store.ts'
import type { PaymentNews } from './payments.ts'

/** Notes what is to be told of an order, in the transaction that brought it about. */
export async function addNews(
  db: State,
  { account_id, no, provider }: Pick<OrderRow, 'account_id' | 'no' | 'provider'>,
  message: PaymentNews['message'],
  at: string,
): Promise<PaymentNews> {
  const { id } = await db
    .insertInto('payment_event')
    .values({ account_id, order_no: no, provider, message, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, accountId: account_id, order: no, provider, message }
}

export type Told = { id: number } & Pick<PaymentEventTable, 'message'>

/** The payments of an account by a provider after the event of that number. */
export const paymentsAfter = (db: State, accountId: number, provider: ProviderName, id: number): Promise<Told[]> =>
  db
    .selectFrom('payment_event')
    .select(['id', 'message'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('message', '=', 'success')
    .where('id', '>', id)
    .orderBy('id')
    .execute()

/** Where an order stands, if that was told after the event of that number: one event or none. */
export const standOf = (db: State, accountId: number, order: string, id: number): Promise<Told[]> =>
  db
    .selectFrom('payment_event')
    .select(['id', 'message'])
    .where('account_id', '=', accountId)
    .where('order_no', '=', order)
    .where('id', '>', id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()

export async function latestEvent(db: State, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('payment_event')
    .select((e) => e.fn.max('id').as('id'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}
