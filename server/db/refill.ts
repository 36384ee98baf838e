/** Puts a state that is open back to the rows of a file. */

import { withConnection } from './own-connection.ts'
import type { Connection } from './sqlite.ts'
import type { State } from './state-type.ts'

/** The file is of another version of the tables. */
export class OtherTables extends Error {
  override name = 'OtherTables'
}

/**
 * All in one transaction, and ids begin anew: whoever asks meanwhile finds either what was or what is. SQLite itself copies
 * the tables. Throws {@link OtherTables}.
 */
export async function refill(state: State, file: string): Promise<void> {
  // Behind the transactions that are open: the state has one connection.
  await state.connection().execute(async () => withConnection(state, (connection) => copyTables(connection, file)))
}

function copyTables(connection: Connection, file: string): void {
  connection.prepare('ATTACH ? AS source').run(file)
  // All tables come from one state, which was whole; only on the way they are not.
  connection.pragma('foreign_keys = OFF')
  try {
    connection
      .transaction(() => {
        const names = tablesOf(connection, 'main')
        if (names.join() !== tablesOf(connection, 'source').join()) throw new OtherTables('The tables are not alike')
        // The journal of migrations is that of the tables, which stay.
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

/** How the tables were made, in the order of their names. */
const tablesOf = (connection: Connection, schema: 'main' | 'source') =>
  connection
    .prepare<[], string>(
      `SELECT sql FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .pluck()
    .all()

function nameIn(sql: string): string {
  const name = /^CREATE TABLE "?(\w+)"?/i.exec(sql)?.[1]
  if (name === undefined) throw new Error(`No table is made by ${sql}`)
  return name
}
