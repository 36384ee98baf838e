import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { DataFileError, openDatabase, openSnapshot, serialise } from './sqlite.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'db-'))

describe('opening a data file', () => {
  it('rejects a damaged file with a one-line message that says what to do', () => {
    const file = join(folder(), 'state.sqlite')
    writeFileSync(file, 'this is no database, whatever its name says'.repeat(100))
    expect(() => openDatabase(file)).toThrow(DataFileError)
    expect(() => openDatabase(file)).toThrow(
      /state\.sqlite is damaged\. It holds accounts, .* restore it from a backup/,
    )
  })
  it('rejects a missing folder with a one-line message', () => {
    expect(() => openDatabase(join(folder(), 'no/such/state.sqlite'))).toThrow(/^[^\n]*set DATA_DIR[^\n]*$/)
  })
  it('flushes a durable file at each commit and other files at a checkpoint', () => {
    const levels = [true, false].map((durable) => {
      const db = openDatabase(join(folder(), 'any.sqlite'), { durable })
      const level = db.pragma('synchronous', { simple: true })
      db.close()
      return level
    })
    expect(levels).toEqual([2, 1]) // FULL and NORMAL, https://sqlite.org/pragma.html#pragma_synchronous
  })
  it('rejects a catalogue of another version and names both versions', () => {
    const file = join(folder(), 'catalogue.sqlite')
    const db = openDatabase(file)
    db.pragma('user_version = 99')
    db.close()
    expect(() => openCatalogue(file)).toThrow(/is of version 99, this program reads version 6/)
    expect(() => openCatalogueForWriting(file)).toThrow(/is of version 99/)
  })
})

describe('a snapshot', () => {
  it('of a database in WAL mode opens in memory with its rows, independent of the file', () => {
    const db = openDatabase(join(folder(), 'state.sqlite'))
    db.exec('CREATE TABLE t (x); INSERT INTO t VALUES (1)')
    const bytes = serialise(db)
    const copies = [openSnapshot(Buffer.from(bytes)), openSnapshot(Buffer.from(bytes))] as const
    copies[0].exec('INSERT INTO t VALUES (2)')
    const count = (of: (typeof copies)[0]) => of.prepare('SELECT count(*) FROM t').pluck().get()
    expect([count(db), count(copies[0]), count(copies[1])]).toEqual([1, 2, 1])
    for (const one of [db, ...copies]) one.close()
  })
})
