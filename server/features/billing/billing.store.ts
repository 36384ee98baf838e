import type { Selectable } from 'kysely'
import type { Currency } from '#contracts/model/price.ts'
import type { State } from '#server/db/state.ts'
import type { PlanTable } from './billing.tables.ts'
import type { Coupon, CouponUses } from './coupons.rules.ts'

export type PlanRow = Selectable<PlanTable>

/** Cheapest first. */
export const plansOnSale = (db: State, type: number, currency: Currency): Promise<PlanRow[]> =>
  db
    .selectFrom('plan')
    .selectAll()
    .where('type', '=', type)
    .where('currency', '=', currency)
    .where('on_sale', '=', 1)
    .orderBy('discount')
    .orderBy('id')
    .execute()

export const planOnSale = (db: State, id: number): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('id', '=', id).where('on_sale', '=', 1).executeTakeFirst()

export async function planTag(db: State, id: number): Promise<string> {
  const row = await db.selectFrom('plan').select('tag').where('id', '=', id).executeTakeFirst()
  return row?.tag ?? ''
}

export const findCoupon = (db: State, code: string): Promise<Coupon | undefined> =>
  db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()

export async function couponUses(db: State, code: string, accountId: number): Promise<CouponUses> {
  const { all, mine } = await db
    .selectFrom('coupon_use')
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.countAll<number>().filterWhere('account_id', '=', accountId).as('mine'),
    ])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return { all: Number(all), mine: Number(mine) }
}

export async function reserveCoupon(db: State, code: string, accountId: number, orderNo: string): Promise<void> {
  await db.insertInto('coupon_use').values({ code, account_id: accountId, order_no: orderNo }).execute()
}

export async function releaseCoupon(db: State, orderNo: string): Promise<void> {
  await db.deleteFrom('coupon_use').where('order_no', '=', orderNo).execute()
}
