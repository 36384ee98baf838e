import { COUPONS } from '#fixtures/billing.ts'
import type { State } from '#server/db/state.ts'

/** Adds missing sample coupons. Dev mode only. */
export async function seedSampleCoupons(db: State): Promise<void> {
  await db
    .insertInto('coupon')
    .values([...COUPONS])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
