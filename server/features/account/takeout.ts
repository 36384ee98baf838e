/** All of one's own data as a zip: for people as CSV and PDF, for programs as JSON. Written as it is read. */
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Language } from '#contracts/model/language.ts'
import { namesIn } from '#server/db/state-tables.ts'
import { csvOf } from '#server/domain/csv.ts'
import { ledgerCsv, ledgerEntries } from '#server/domain/ledger-history.ts'
import type { World } from '#server/domain/world.ts'
import { type ZipEntry, zipStream } from '#server/domain/zip-stream.ts'
import type { AccountRow } from './account.store.ts'
import {
  avatarOf,
  ownedRows,
  patentQueryRows,
  reportRows,
  sessionRows,
  tortQueryRows,
  versionRows,
} from './takeout.store.ts'
import { TAKEOUT_TEXTS } from './takeout.texts.ts'

export const takeout = (world: World, row: AccountRow, language: Language): Readable =>
  Readable.from(zipStream(entriesOf(world, row, language), world.clock.now()), { objectMode: false })

async function* entriesOf({ db, files }: World, row: AccountRow, language: Language): AsyncGenerator<ZipEntry> {
  yield { name: 'readme.txt', pieces: one(TAKEOUT_TEXTS[language]) }
  const { password_hash: _secret, erased_at: _never, ...account } = row
  yield { name: 'account.json', pieces: json(account) }
  yield { name: 'sessions.json', pieces: json(await sessionRows(db, row.id)) }
  yield { name: 'ledger.csv', pieces: ledgerCsv(ledgerEntries(db, row.id), language) }
  yield { name: 'ledger.json', pieces: jsonList(ledgerEntries(db, row.id)) }
  for (const [table, rows] of await ownedRows(db, row.id)) {
    yield { name: `${table}.json`, pieces: json(rows) }
    if (rows.length > 0) yield { name: `${table}.csv`, pieces: tableCsv(rows) }
  }
  const reports = await reportRows(db, row.id)
  yield { name: 'reports.json', pieces: json(reports.map(({ file: _internal, ...report }) => report)) }
  yield { name: 'report_versions.json', pieces: json(await versionRows(db, row.id)) }
  for (const { marketplace, subject, file } of reports) {
    const path = file === null ? undefined : join(files, file)
    // Named by the row, not by the file: nothing that anybody typed is part of a path.
    if (path && existsSync(path))
      yield { name: `reports/${marketplace}-${subject}.pdf`, pieces: createReadStream(path), packed: true }
  }
  const queries = await patentQueryRows(db, row.id)
  yield { name: 'patent_query.json', pieces: json(queries.map(({ picture: _internal, ...query }) => query)) }
  for (const { id, picture } of queries) {
    const path = picture === null ? undefined : join(files, picture)
    if (path && existsSync(path)) yield { name: `patents/${id}.png`, pieces: createReadStream(path), packed: true }
  }
  yield* tortEntries({ db, files }, row.id)
  const avatar = await avatarOf(db, row.id)
  if (avatar) yield { name: 'avatar.webp', pieces: one(avatar), packed: true }
}

async function* tortEntries({ db, files }: Pick<World, 'db' | 'files'>, accountId: number): AsyncGenerator<ZipEntry> {
  const queries = await tortQueryRows(db, accountId)
  yield { name: 'tort_query.json', pieces: json(queries.map(({ pictures: _internal, ...query }) => query)) }
  for (const { id, pictures } of queries)
    for (const [no, picture] of namesIn(pictures).entries()) {
      const path = join(files, picture)
      if (existsSync(path)) yield { name: `torts/${id}-${no}.png`, pieces: createReadStream(path), packed: true }
    }
}

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value
}

const json = (value: unknown) => one(`${JSON.stringify(value, null, 2)}\n`)

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

function tableCsv(rows: readonly Record<string, unknown>[]): AsyncGenerator<string> {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) =>
    columns.map((column) => row[column]).map((cell) => (cell === null ? null : String(cell))),
  )
  return csvOf(columns, Readable.from(cells))
}
