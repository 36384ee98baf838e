import type { State } from '#server/db/state.ts'
import type { TestApp } from './test-app.test-support.ts'

/** Creates a second account in the world, with `power` to spend, and logs it in. */
export async function secondAccount(t: TestApp, db: State, headers: Record<string, string>, power = 100) {
  const phone = '13900000000'
  const { id } = await db
    .insertInto('account')
    .values({ phone, password_hash: '', nickname: '', created_at: '', sample: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gift = { account_id: id, kind: 'gift', amount: power * 100, cause: 'test', created_at: '' } as const
  await db.insertInto('ledger').values(gift).execute()
  const { body } = await t.as(undefined, headers).post('/__dev/login', { phone })
  return t.as(body.data.token, headers)
}
