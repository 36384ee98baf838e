/** What billing holds of a person. Orders, payments and coupons stay after the person is erased: books are kept by law. */
import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { tableFiles } from '#server/platform/row-files.ts'

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
      'coupon_use            coupons that were used',
      'membership            from when to when plans last',
    ],
  },
  async *export({ db }, accountId) {
    for (const table of ['orders', 'coupon_use', 'membership'] as const)
      yield* tableFiles(table, await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute())
    yield* tableFiles('payment', await paymentsOf(db, accountId))
  },
  async erase(db, { id }) {
    await db.deleteFrom('payment_event').where('account_id', '=', id).execute()
    return []
  },
}

/** The money that came for the account's orders, and what became of it. */
const paymentsOf = (db: State, accountId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.no', 'payment.order_no')
    .selectAll('payment')
    .where('orders.account_id', '=', accountId)
    .orderBy('payment.id')
    .execute()
