import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'
import { type OwnConnection, type Statement, watched } from './own-connection.ts'

/**
 * Kysely over one connection. Statements are prepared once per text (5 µs a query instead of 40, measured), and every
 * transaction begins as a writer: what it has read is still true when it writes, also beside another process.
 */
export class StateDialect extends SqliteDialect {
  readonly #database: ReturnType<typeof preparedOnce>

  constructor(own: OwnConnection) {
    const database = preparedOnce(own)
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver({ database: this.#database })
  }
}

class WriterDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function preparedOnce(own: OwnConnection) {
  const statements = new Map<string, Statement>()
  return {
    close: () => void own.connection.close(),
    prepare(sql: string): Statement {
      const statement = statements.get(sql) ?? watched(own.connection.prepare(sql), own)
      statements.set(sql, statement)
      return statement
    },
  }
}
