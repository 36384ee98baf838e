/** SQL of accounts that stand for people of the upstream. */
import type { State } from '#server/db/state.ts'

interface Person {
  /** `12@example.com`: in the place of a phone, which nobody can log in by. */
  person: string
  nickname: string
  at: string
}

/** The account of the person, made when there is none. */
export async function standIn(db: State, { person, nickname, at }: Person): Promise<number> {
  await db
    .insertInto('account')
    .values({
      ...{ phone: person, password_hash: '', nickname, created_at: at },
      ...{ start_time: null, end_time: null, birthday: null },
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
  const { id } = await db.selectFrom('account').select('id').where('phone', '=', person).executeTakeFirstOrThrow()
  return id
}
