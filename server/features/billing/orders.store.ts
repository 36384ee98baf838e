import type { Insertable, Selectable } from 'kysely'
import type { OrderState } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { State } from '#server/db/state.ts'
import type { OrdersTable, PaymentTable } from './billing.tables.ts'
import type { CapturedPayment } from './payments.ts'

export type OrderRow = Selectable<OrdersTable>
export type PaymentRow = Selectable<PaymentTable>

export async function insertOrder(db: State, row: Insertable<OrdersTable>): Promise<OrderRow> {
  return db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()
}

export const orderOf = (db: State, no: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('no', '=', no).executeTakeFirst()

export const orderOfAccount = (db: State, accountId: number, no: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('no', '=', no).where('account_id', '=', accountId).executeTakeFirst()

export async function countOpenOrders(db: State, accountId: number): Promise<number> {
  const { open } = await db
    .selectFrom('orders')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow()
  return Number(open)
}

export interface OrderPage {
  page: number
  size: number
  state?: OrderState | undefined
}

export async function ordersOf(
  db: State,
  accountId: number,
  { page, size, state }: OrderPage,
): Promise<{ rows: OrderRow[]; total: number }> {
  const mine = db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'created'))
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('no', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/**
 * Stores the provider's id of the opened payment. Returns whether the order is still open; one closed meanwhile is
 * marked as open at the provider.
 */
export async function setRef(db: State, no: string, ref: string | null): Promise<boolean> {
  const { state } = await db
    .updateTable('orders')
    .set((e) => ({
      ref,
      open_at_provider: e.case().when('state', '=', 'created').then(e.ref('open_at_provider')).else(1).end(),
    }))
    .where('no', '=', no)
    .returning('state')
    .executeTakeFirstOrThrow()
  return state === 'created'
}

export type CloseReason = NonNullable<OrdersTable['close_reason']>

/**
 * Closes an open order and marks it as possibly open at its provider until that is checked. Undefined if it was not
 * open.
 */
export async function markClosed(
  db: State,
  no: string,
  reason: CloseReason,
  at: string,
): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ state: 'closed', close_reason: reason, closed_at: at, open_at_provider: 1 })
    .where('no', '=', no)
    .where('state', '=', 'created')
    .returningAll()
    .executeTakeFirst()
}

export async function moveOrder(
  db: State,
  no: string,
  to: Partial<Pick<OrdersTable, 'state' | 'paid_at' | 'credited_at' | 'refunded_at'>>,
): Promise<void> {
  await db.updateTable('orders').set(to).where('no', '=', no).execute()
}

const PAGE_SIZE = 100

/** Open orders of a provider whose payment period is over, one page. */
export const expiredOrders = (db: State, provider: ProviderName, at: string, after = ''): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'created')
    .where('provider', '=', provider)
    .where('no', '>', after)
    .where('expires_at', '<=', at)
    .orderBy('no')
    .limit(PAGE_SIZE)
    .execute()

/** Orders closed here that may be open at the provider, one page. */
export const ordersOpenAtProvider = (db: State, provider: ProviderName, after = ''): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('open_at_provider', '=', 1)
    .where('provider', '=', provider)
    .where('no', '>', after)
    .orderBy('no')
    .limit(PAGE_SIZE)
    .execute()

/** Call it when the provider accepts no more payments or the payment is booked. */
export async function setClosedAtProvider(db: State, no: string): Promise<void> {
  await db.updateTable('orders').set({ open_at_provider: 0 }).where('no', '=', no).execute()
}

export const paymentOf = (db: State, provider: ProviderName, ref: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('provider', '=', provider).where('ref', '=', ref).executeTakeFirst()

export async function insertPayment(
  db: State,
  provider: ProviderName,
  { no, ref, amount, currency }: CapturedPayment,
  outcome: PaymentTable['outcome'],
  at: string,
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      provider,
      ref,
      order_no: no,
      amount,
      currency,
      outcome,
      refunded: outcome === 'refunded' ? amount : 0,
      received_at: at,
      refunded_at: outcome === 'refunded' ? at : null,
    })
    .execute()
}

/** Payments of a provider that must be refunded, one page. */
export const owedPayments = (db: State, provider: ProviderName, after = 0): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('outcome', '=', 'owed')
    .where('provider', '=', provider)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute()

export const paymentsOf = (db: State, no: string): Promise<PaymentRow[]> =>
  db.selectFrom('payment').selectAll().where('order_no', '=', no).execute()

/** Call it when a refund that was reported as done has failed. `refunded`: the sum refunded successfully. */
export async function setOwedAgain(db: State, { id }: Pick<PaymentRow, 'id'>, refunded: number): Promise<void> {
  await db.updateTable('payment').set({ refunded, refunded_at: null, outcome: 'owed' }).where('id', '=', id).execute()
}

export async function setRefunded(
  db: State,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  refunded: number,
  at: string,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ refunded, refunded_at: at, ...(refunded === amount && { outcome: 'refunded' as const }) })
    .where('id', '=', id)
    .execute()
}
