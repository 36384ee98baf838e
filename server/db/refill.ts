/** Puts a state that is open back to the rows of another one. */
import { sql } from 'kysely'
import type { State } from './state.ts'

/** Rows of any table, as SQLite has them. */
type Rows = Record<string, Record<string, unknown>>

/** All in one transaction, and ids begin anew: whoever asks meanwhile finds either what was or what is. Both must be migrated alike. */
export async function refill(state: State, from: State): Promise<void> {
  const source = from.withTables<Rows>()
  const tables = (await from.introspection.getTables()).map((table) => table.name)
  await state.transaction().execute(async (trx) => {
    const target = trx.withTables<Rows>()
    await sql`PRAGMA defer_foreign_keys = ON`.execute(trx)
    for (const table of tables) await target.deleteFrom(table).execute()
    await sql`DELETE FROM sqlite_sequence`.execute(trx)
    for (const table of tables) {
      const rows = await source.selectFrom(table).selectAll().execute()
      if (rows.length > 0) await target.insertInto(table).values(rows).execute()
    }
  })
}
