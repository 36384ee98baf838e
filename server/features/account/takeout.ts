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
import { avatarOf, ownedRows, reportRows, sessionRows, versionRows } from './takeout.store.ts'
import { TAKEOUT_TEXTS } from './takeout.texts.ts'
import {
  patentPictures,
  patentQueryRows,
  tortPictures,
  tortQueryRows,
  verdictRows,
  watchHitRows,
} from './takeout-searches.store.ts'

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
    if (rows.length > 0)
      yield { name: `${table}.csv`, pieces: tableCsv(Object.keys(rows[0] ?? {}), Readable.from(rows)) }
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
  yield* searchEntries({ db, files }, row.id)
  const avatar = await avatarOf(db, row.id)
  if (avatar) yield { name: 'avatar.webp', pieces: one(avatar), packed: true }
}

/** Searches of patents and infringement queries, with their pictures. */
async function* searchEntries({ db, files }: Pick<World, 'db' | 'files'>, accountId: number): AsyncGenerator<ZipEntry> {
  yield* growing('patent_verdict', () => verdictRows(db, accountId))
  yield* growing('patent_watch_hit', () => watchHitRows(db, accountId))
  yield { name: 'patent_query.json', pieces: jsonList(patentQueryRows(db, accountId)) }
  for (const { id, picture } of await patentPictures(db, accountId))
    if (picture !== null) yield* pictureEntry(join(files, picture), `patents/${id}.png`)
  yield { name: 'tort_query.json', pieces: jsonList(tortQueryRows(db, accountId)) }
  for (const { id, pictures } of await tortPictures(db, accountId))
    for (const [no, picture] of namesIn(pictures).entries())
      yield* pictureEntry(join(files, picture), `torts/${id}-${no}.png`)
}

function* pictureEntry(path: string, name: string): Generator<ZipEntry> {
  if (existsSync(path)) yield { name, pieces: createReadStream(path), packed: true }
}

/** A table that may be long, read once for each of its files. */
async function* growing(table: string, rows: () => AsyncGenerator<Record<string, unknown>>): AsyncGenerator<ZipEntry> {
  yield { name: `${table}.json`, pieces: jsonList(rows()) }
  for await (const first of rows()) {
    yield { name: `${table}.csv`, pieces: tableCsv(Object.keys(first), rows()) }
    return
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

function tableCsv(columns: string[], rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  const cells = async function* () {
    for await (const row of rows)
      yield columns.map((column) => row[column]).map((cell) => (cell === null ? null : String(cell)))
  }
  return csvOf(columns, cells())
}
