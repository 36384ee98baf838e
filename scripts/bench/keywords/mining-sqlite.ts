/** SQLite with FTS5. Our index of words tells it which words of the vocabulary a searched word matches. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { type Connection, openDatabase } from '#server/db/sqlite.ts'
import type { Scope } from '#server/features/keywords/keyword-scope.ts'
import type { KeywordTable } from '#server/features/screener/keyword-table.ts'
import { splitWords } from '#server/platform/columns/word-index.ts'
import type { MiningSearch } from './mining-searches.ts'
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

/** Orders that sellers use most; the most searched come first by `row`. */
const INDEXED = ['purchases', 'supplyDemand', 'titleDensity', 'searchesTrend']

export function sqliteEngine(table: KeywordTable, scope: Scope, file: string): MiningEngine {
  if (!existsSync(file)) makeDatabase(table, scope, file)
  const db = openDatabase(file)
  db.pragma('mmap_size = 8000000000')
  let isMatch: (text: string) => boolean = () => true
  db.function('has_seed', { deterministic: false }, (text, zh) => Number(isMatch(String(text)) || isMatch(String(zh))))
  return {
    name: 'SQLite FTS5',
    isAsked: () => true,
    find(search) {
      isMatch = seedMatcher(search)
      const where = [...plainConditions(search, scope.accountId), ...wordConditions(table, search, scope)].join(' AND ')
      const count = db.prepare<[], number>(`SELECT count(*) FROM term WHERE ${where}`).pluck().get() ?? 0
      const page = db
        .prepare<[], number>(`SELECT row FROM term WHERE ${where} ${orderOf(search)}`)
        .pluck()
        .all()
      return { count, page }
    },
    close: () => db.close(),
  }
}

function makeDatabase(table: KeywordTable, scope: Scope, file: string): void {
  console.error('making the SQLite database')
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  const db = openDatabase(unfinished)
  db.pragma('journal_mode = OFF')
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -500000')
  const numbers = NUMBER_COLUMNS.map((name) => (name === 'row' ? 'row INTEGER PRIMARY KEY' : `${name} REAL`))
  db.exec(`CREATE TABLE term (${numbers.join(', ')}, text TEXT, zh TEXT)`)
  db.exec(`CREATE VIRTUAL TABLE words USING fts5(text, zh, content='', detail=column, columnsize=0)`)
  const insert = db.prepare(`INSERT INTO term VALUES (${[...NUMBER_COLUMNS, 'text', 'zh'].map(() => '?').join(',')})`)
  const insertWords = db.prepare('INSERT INTO words (rowid, text, zh) VALUES (?, ?, ?)')
  db.transaction(() => {
    for (const { numbers: values, text, zh } of sqlRows(table, scope)) {
      insert.run(...values, text, zh)
      insertWords.run(values[0], text, zh)
    }
  })()
  addIndexes(db)
  db.close()
  renameSync(unfinished, file)
}

function addIndexes(db: Connection): void {
  db.exec(`INSERT INTO words (words) VALUES ('optimize')`)
  db.exec('CREATE TABLE clicked (product INTEGER, row INTEGER, PRIMARY KEY (product, row)) WITHOUT ROWID')
  db.exec(`INSERT INTO clicked ${CLICKED.join(' UNION ALL ')} ORDER BY 1, 2`)
  for (const name of ['text', 'zh', ...INDEXED]) db.exec(`CREATE INDEX "by ${name}" ON term ("${name}")`)
  db.exec('ANALYZE')
}

/** Checks the order of words, which the index of words does not know. */
function seedMatcher({ seeds, kind }: MiningSearch): (text: string) => boolean {
  const matches = seeds.map((seed) =>
    patternsOf(seed, kind.match === 'related' ? 'phrase' : kind.match).map((pattern) => new RegExp(pattern)),
  )
  return (text) => matches.some((patterns) => patterns.every((pattern) => pattern.test(text)))
}

function wordConditions(table: KeywordTable, search: MiningSearch, scope: Scope): string[] {
  const { kind, seeds, without } = search
  const conditions = search.with.map((word) => hasWords(anyOf(table, [word])))
  if (without.length > 0) conditions.push(`NOT ${hasWords(anyOf(table, without))}`)
  if (seeds.length === 0) return conditions
  if (kind.match === 'exact') return [wholeCondition(seeds), ...conditions]
  const hasSeed = [hasWords(anyOf(table, seeds)), ...(isOrdered(search) ? ['has_seed(text, zh)'] : [])].join(' AND ')
  if (kind.match !== 'related') return [hasSeed, ...conditions]
  return [relatedCondition(`owner IN (0, ${scope.accountId}) AND ${hasSeed}`, 'clicked'), ...conditions]
}

/** Whether words of a seed must follow each other. */
const isOrdered = ({ seeds, kind }: MiningSearch) =>
  seeds
    .flatMap((seed) => (kind.match === 'broad' ? seed.split(' ') : [seed]))
    .some((part) => splitWords(part).length > 1)

const hasWords = (query: string) =>
  query === '' ? 'FALSE' : `row IN (SELECT rowid FROM words WHERE words MATCH ${quoted(query)})`

/** Rows whose term or translation has all words of one of the texts. Empty if there cannot be any. */
const anyOf = (table: KeywordTable, searched: readonly string[]): string =>
  searched
    .flatMap((text) => (['text', 'zh'] as const).flatMap((column) => allOf(table, column, splitWords(text))))
    .join(' OR ')

function allOf(table: KeywordTable, column: 'text' | 'zh', searched: readonly string[]): string[] {
  const { findWords, words } = column === 'text' ? table.texts : table.zhTexts
  const found = searched.map((word) => findWords(word, false).map((number) => `"${words[number]}"`))
  if (found.some((matches) => matches.length === 0)) return []
  return [`(${column} : (${found.map((matches) => `(${matches.join(' OR ')})`).join(' AND ')}))`]
}
