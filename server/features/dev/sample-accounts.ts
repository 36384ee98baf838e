/** The sample accounts, the only ones that dev calls may open and change. */
import type { State } from '#server/db/state.ts'
import { refuse } from '#server/platform/refusal.ts'

/** The id of an open sample account. Throws `unknownSample`. */
export async function sampleAccount(db: State, phone: string): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', phone)
    .where('sample', '=', 1)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw refuse('unknownSample')
  return row.id
}

/** The phone of an open sample account; undefined for others. */
export async function samplePhone(db: State, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const own = db.selectFrom('account').select('phone').where('id', '=', id).where('sample', '=', 1)
  return (await own.where('closed_at', 'is', null).executeTakeFirst())?.phone
}

export async function phonesOf(db: State, ids: readonly (number | undefined)[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined)
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'phone']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, phone }) => [id, phone] as const))
}
