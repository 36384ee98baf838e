/** The first rows of a state: its secret, and in dev mode the sample accounts with their power. */
import { randomBytes } from 'node:crypto'
import { COUPONS } from '#fixtures/billing.ts'
import { STORY } from '#fixtures/story.ts'
import type { State } from '#server/db/state.ts'
import { credit } from './ledger.ts'
import { hashPassword } from './passwords.ts'

/** Its name in the table, from when it signed files only. */
const SECRET = 'files'

/** The secret that signs file addresses, challenges and codes, each under a name of its own; made at the first call. */
export async function secretOf(db: State): Promise<string> {
  const known = await db.selectFrom('secret').select('value').where('name', '=', SECRET).executeTakeFirst()
  if (known) return known.value
  const value = randomBytes(32).toString('base64url')
  await db.insertInto('secret').values({ name: SECRET, value }).execute()
  return value
}

/** Adds the sample accounts that are not there. Dev mode only. */
export async function seedSampleAccounts(db: State, at: string): Promise<void> {
  const { password, ...main } = STORY.account
  const accounts = [main, ...Object.values(STORY.others)]
  const phones = accounts.map(({ phone }) => phone)
  const rows = await db.selectFrom('account').select('phone').where('phone', 'in', phones).execute()
  const missing = accounts.filter(({ phone }) => !rows.some((row) => row.phone === phone))
  if (missing.length === 0) return
  // One hash for all: they share the password, and each would take a twentieth of a second.
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    for (const account of missing) await insertSample(trx, { ...account, password_hash }, at)
  })
}

interface Sample {
  phone: string
  nickname: string
  power: number
  password_hash: string
}

async function insertSample(db: State, { phone, nickname, power, password_hash }: Sample, at: string) {
  const { id } = await db
    .insertInto('account')
    .values({
      ...{ phone, password_hash, nickname, sample: 1, created_at: at },
      ...{ start_time: null, end_time: null, birthday: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (power > 0) await credit(db, { accountId: id, kind: 'gift', amount: power, cause: `sample:${id}`, at })
}

/** Adds the sample coupons that are not there. Dev mode only. */
export async function seedSampleCoupons(db: State): Promise<void> {
  await db
    .insertInto('coupon')
    .values([...COUPONS])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
