/** DuckDB, which has no index of words: it looks for each of them in all texts. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import type { Scope } from '#server/features/keywords/keyword-scope.ts'
import type { KeywordTable } from '#server/features/screener/keyword-table.ts'
import { type DuckConnection, openDuck } from '../duckdb.ts'
import type { MiningMatch, MiningSearch } from './mining-searches.ts'
import {
  CLICKED,
  type MiningEngine,
  NUMBER_COLUMNS,
  orderOf,
  patternsOf,
  plainConditions,
  quoted,
  relatedCondition,
  sqlRows,
  wholeCondition,
} from './mining-sql.ts'

export async function duckEngine(table: KeywordTable, scope: Scope, file: string): Promise<MiningEngine> {
  if (!existsSync(file)) await makeDatabase(table, scope, file)
  const { connection, close } = await openDuck(file)
  const numbers = async (sql: string) =>
    (await connection.runAndReadAll(sql)).getRowsJS().map(([value]) => Number(value))
  return {
    name: 'DuckDB',
    isAsked: ({ seeds, match }) => seeds <= 1 || match === 'exact',
    async find(search) {
      const where = [...plainConditions(search, scope.accountId), ...wordConditions(search, scope)].join(' AND ')
      const [count = 0] = await numbers(`SELECT count(*) FROM term WHERE ${where}`)
      return { count, page: await numbers(`SELECT row FROM term WHERE ${where} ${orderOf(search)}`) }
    },
    close,
  }
}

async function makeDatabase(table: KeywordTable, scope: Scope, file: string): Promise<void> {
  console.error('making the DuckDB database')
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  const { connection, close } = await openDuck(unfinished)
  const numbers = NUMBER_COLUMNS.map((name) => `${name} DOUBLE`)
  await connection.run(`CREATE TABLE term (${numbers.join(', ')}, text VARCHAR, zh VARCHAR)`)
  await appendRows(connection, table, scope)
  await connection.run(`CREATE TABLE clicked AS ${CLICKED.join(' UNION ALL ')} ORDER BY product`)
  close()
  renameSync(unfinished, file)
}

async function appendRows(connection: DuckConnection, table: KeywordTable, scope: Scope): Promise<void> {
  const appender = await connection.createAppender('term')
  for (const { numbers, text, zh } of sqlRows(table, scope)) {
    for (const value of numbers) {
      if (value === null) appender.appendNull()
      else appender.appendDouble(value)
    }
    appender.appendVarchar(text)
    appender.appendVarchar(zh)
    appender.endRow()
  }
  appender.closeSync()
}

function wordConditions(search: MiningSearch, scope: Scope): string[] {
  const { kind, seeds, without } = search
  const conditions = [
    ...search.with.map((word) => hasAny([word], 'phrase')),
    ...(without.length > 0 ? [`NOT ${hasAny(without, 'phrase')}`] : []),
  ]
  if (seeds.length === 0) return conditions
  if (kind.match === 'exact') return [wholeCondition(seeds), ...conditions]
  if (kind.match !== 'related') return [hasAny(seeds, kind.match), ...conditions]
  return [relatedCondition(`owner IN (0, ${scope.accountId}) AND ${hasAny(seeds, 'phrase')}`, 'clicked'), ...conditions]
}

const hasAny = (searched: readonly string[], match: MiningMatch): string =>
  `(${searched
    .flatMap((text) =>
      ['text', 'zh'].map((column) =>
        patternsOf(text, match)
          .map((pattern) => `regexp_matches(${column}, ${quoted(pattern)})`)
          .join(' AND '),
      ),
    )
    .join(' OR ')})`
