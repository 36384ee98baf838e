/** Money that an account has spent, and not got back. */
import type { State } from '#server/db/state.ts'

/** In yuan, minor units; what was paid in another currency is not converted and not counted. */
export async function spentBy(db: State, accountId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.no', 'payment.order_no')
    .select((e) => e.fn.sum<number | null>(e('payment.amount', '-', e.ref('payment.refunded'))).as('sum'))
    .where('orders.account_id', '=', accountId)
    .where('payment.currency', '=', 'cny')
    .where('payment.outcome', '=', 'credited')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
