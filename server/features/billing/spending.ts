import type { State } from '#server/db/state.ts'

/** Paid minus refunded, in fen; payments in other currencies are not counted. */
export async function sumPaid(db: State, accountId: number): Promise<number> {
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
