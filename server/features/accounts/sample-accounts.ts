import { STORY } from '#fixtures/story.ts'
import type { State } from '#server/db/state.ts'
import { credit } from '#server/features/ledger/public.ts'
import { sampleDataError } from '#server/platform/sample-data.ts'
import { hashPassword } from './passwords.ts'

/** Adds missing sample accounts. Dev mode only. */
export async function seedSampleAccounts(db: State, at: string): Promise<void> {
  const { password, ...main } = STORY.account
  const accounts = [main, ...Object.values(STORY.others)]
  const phones = accounts.map(({ phone }) => phone)
  const rows = await db.selectFrom('account').select('phone').where('phone', 'in', phones).execute()
  const missing = accounts.filter(({ phone }) => !rows.some((row) => row.phone === phone))
  if (missing.length === 0) return
  // One hash for all, as they share the password and hashing is slow.
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
      phone,
      password_hash,
      nickname,
      sample: 1,
      created_at: at,
      start_time: null,
      end_time: null,
      birthday: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (power > 0) await credit(db, { accountId: id, kind: 'gift', amount: power, cause: `sample:${id}`, at })
}

/** Throws DataFileError if the state contains a sample account. */
export async function refuseSampleAccounts(db: State, file: string): Promise<void> {
  const found = await db.selectFrom('account').select('id').where('sample', '=', 1).limit(1).executeTakeFirst()
  if (found) throw sampleDataError(file, 'a sample account with a known password')
}

/** The mode that filled the state (dev mode adds sample accounts at each start); undefined without accounts. */
export async function modeOfAccounts(db: State): Promise<'dev' | 'production' | undefined> {
  const found = await db.selectFrom('account').select('sample').orderBy('sample', 'desc').limit(1).executeTakeFirst()
  return found && (found.sample === 1 ? 'dev' : 'production')
}
