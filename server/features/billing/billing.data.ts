/**
 * Personal data in billing. Erasing the person keeps orders, payments and coupons: the law demands that books are kept.
 */
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { longTableFiles, tableFiles } from '#server/platform/row-files.ts'

const PIECE = 200

export const billingData: PersonalData = {
  files: {
    'zh-CN': [
      'orders                订单',
      'payment               支付与退款记录',
      'coupon_use            使用过的优惠券',
      'membership            套餐的起止时间',
    ],
    'en-US': [
      'orders                orders',
      'payment               payments and refunds',
      'coupon_use            used coupons',
      'membership            start and end of your plans',
    ],
  },
  async *export({ db }, accountId) {
    const orders = await ordersOf(db, accountId)
    yield* longTableFiles('orders', () =>
      readInBatches(orders, PIECE, (piece) =>
        db.selectFrom('orders').selectAll().where('no', 'in', piece).orderBy('no').execute(),
      ),
    )
    for (const table of ['coupon_use', 'membership'] as const)
      yield* tableFiles(table, await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute())
    yield* longTableFiles('payment', () =>
      readInBatches(orders, PIECE, (piece) =>
        db.selectFrom('payment').selectAll().where('order_no', 'in', piece).orderBy('id').execute(),
      ),
    )
  },
  async erase(db, { id }) {
    await db.deleteFrom('payment_event').where('account_id', '=', id).execute()
    return []
  },
}

async function ordersOf(db: State, accountId: number): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('no').where('account_id', '=', accountId).orderBy('no').execute()
  return rows.map(({ no }) => no)
}
