import { withConnection } from './own-connection.ts'
import type { Connection } from './sqlite.ts'
import type { State } from './state-type.ts'

/** The file has a different schema from the open state. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch'
}

/**
 * Replaces all rows of an open state by those of a file, and resets the id sequences. One transaction, so concurrent
 * readers see either the old rows or the new ones. Throws {@link SchemaMismatch}.
 */
export async function refill(state: State, file: string): Promise<void> {
  // Waits for open transactions: the state has one connection.
  await state.connection().execute(async () => withConnection(state, (connection) => copyTables(connection, file)))
}

function copyTables(connection: Connection, file: string): void {
  connection.prepare('ATTACH ? AS source').run(file)
  // The source satisfies its foreign keys, but rows break them while tables are copied one by one.
  connection.pragma('foreign_keys = OFF')
  try {
    connection
      .transaction(() => {
        const names = tablesOf(connection, 'main')
        if (names.join() !== tablesOf(connection, 'source').join())
          throw new SchemaMismatch('The file and the open state have different tables')
        // Keep the journal of migrations: it belongs to the tables, and those stay.
        const tables = names.map((sql) => nameIn(sql)).filter((name) => !name.startsWith('kysely_'))
        for (const table of [...tables, 'sqlite_sequence'])
          connection.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM source.${table}`)
      })
      .immediate()
  } finally {
    connection.pragma('foreign_keys = ON')
    connection.exec('DETACH source')
  }
}

const tablesOf = (connection: Connection, schema: 'main' | 'source') =>
  connection
    .prepare<[], string>(
      `SELECT sql FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .pluck()
    .all()

function nameIn(sql: string): string {
  const name = /^CREATE TABLE "?(\w+)"?/i.exec(sql)?.[1]
  if (name === undefined) throw new Error(`Not a CREATE TABLE statement: ${sql}`)
  return name
}
