import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNotifiedShop, paidNotification, signFields } from './notifier.test-support.ts'

let shop: Awaited<ReturnType<typeof openNotifiedShop>>
beforeAll(async () => {
  shop = await openNotifiedShop()
})
afterAll(() => shop.t.close())

describe('a payment of an account', () => {
  it.each([
    ['erased', '13900000031', { erased_at: '2026-11-15T08:00:00.000Z' }],
    ['closed beyond the reopening period', '13900000032', { closed_at: '2020-01-01T00:00:00.000Z' }],
  ])('that is %s is owed back and releases its coupon', async (_, phone, gone) => {
    const token = await shop.stranger(phone)
    const no = await shop.order({ coupon: 'WELCOME20' }, token)
    const { account_id } = await shop.row(no)
    await shop.db().updateTable('account').set(gone).where('id', '=', account_id).execute()
    expect(await shop.notify(signFields(paidNotification(no, '24.00')))).toBe('success')
    const order = await shop.row(no)
    expect(order).toMatchObject({ state: 'paid', credited_at: null, paid_at: expect.any(String) })
    const of = shop.db().selectFrom('payment').select('outcome').where('order_no', '=', no)
    expect(await of.execute()).toEqual([{ outcome: 'owed' }])
    expect(await shop.db().selectFrom('coupon_use').selectAll().where('order_no', '=', no).execute()).toEqual([])
    const sum = await shop.db().selectFrom('ledger').select('id').where('account_id', '=', account_id).execute()
    expect(sum).toEqual([])
  })

  it('that was just closed is credited, as it can be reopened', async () => {
    const token = await shop.stranger('13900000033')
    const no = await shop.order({}, token)
    const { account_id } = await shop.row(no)
    const closed_at = shop.t.app.worlds.main.clock.iso()
    await shop.db().updateTable('account').set({ closed_at }).where('id', '=', account_id).execute()
    await shop.notify(signFields(paidNotification(no, '30.00')))
    expect(await shop.stateOf(no)).toEqual({ state: 'credited' })
  })
})
