/** What a start finds in its data folder: the real app on real files. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DataFileError } from '#server/db/sqlite.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-rows.ts'
import { serve } from '#server/main.ts'
import { readEnv } from './env.ts'
import { testApp } from './test-app.test-support.ts'
import { TEST_CATALOGUE, TEST_RIGHTS } from './test-catalogue.test-setup.ts'

let dataDir = ''
let state = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'folder-'))
  state = join(dataDir, 'state.sqlite')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

/** Starts on the folder in dev mode and stops again. */
async function useInDevMode(): Promise<void> {
  const test = await testApp({ dataDir })
  await test.close()
}
function sql(text: string): unknown[] {
  const db = new Database(state)
  const statement = db.prepare(text)
  const rows = statement.reader ? statement.pluck().all() : [statement.run().changes]
  db.close()
  return rows
}
const starts = () => useInDevMode().then(() => 'started')

describe('a state file', () => {
  it('whose first page alone is sound is refused in one line that says what to do', async () => {
    await useInDevMode()
    const page = Number(sql('PRAGMA page_size')[0])
    const garbled = readFileSync(state).fill(0xab, page)
    writeFileSync(state, garbled)
    await expect(starts()).rejects.toThrow(DataFileError)
    await expect(starts()).rejects.toThrow(/^The data file [^\n]*state\.sqlite is damaged\. Move it away[^\n]*$/)
    expect(readFileSync(state).equals(garbled)).toBe(true)
  })

  // The superuser may write anywhere, whatever the mode says.
  it.skipIf(process.getuid?.() === 0)('that may only be read is refused, in a folder that may be written', async () => {
    await useInDevMode()
    chmodSync(state, 0o444)
    await expect(starts()).rejects.toThrow(/state\.sqlite cannot be opened or written\. Check that file and folder/)
  })

  it('in use by a server turns a second one away, which touches no file of the first', async () => {
    const first = await testApp({ dataDir })
    onTestFinished(() => first.close())
    await first.seller({ 'x-world': 'demo' })
    const worlds = join(dataDir, 'files/worlds')
    expect(existsSync(worlds)).toBe(true)
    const before = statSync(worlds).ino
    await expect(starts()).rejects.toThrow(/state\.sqlite is in use by another process/)
    expect(existsSync(worlds) && statSync(worlds).ino).toBe(before)
  })

  it('loses what has had its time when it is opened: sessions, codes, spent solutions, attempts of past days', async () => {
    await useInDevMode()
    for (const [name, expires] of [
      ['old', '2026-11-15T07:59:59.000Z'],
      ['young', '2026-11-15T09:00:00.000Z'],
    ]) {
      sql(
        `INSERT INTO session (token_hash, account_id, created_at, expires_at) VALUES ('${name}', 1, '', '${expires}')`,
      )
      sql(`INSERT INTO code (phone, type, hash, expires_at) VALUES ('${name}', 'login', '', '${expires}')`)
      sql(`INSERT INTO spent_solution (signature, expires_at) VALUES ('${name}', '${expires}')`)
    }
    for (const [subject, at] of [
      ['ip:yesterday', '2026-11-14T07:00:00.000Z'],
      ['ip:today', '2026-11-15T07:50:00.000Z'],
    ])
      sql(`INSERT INTO attempt (subject, at) VALUES ('${subject}', '${at}')`)
    await useInDevMode()
    expect(sql('SELECT token_hash FROM session')).toEqual(['young'])
    expect(sql('SELECT phone FROM code')).toEqual(['young'])
    expect(sql('SELECT signature FROM spent_solution')).toEqual(['young'])
    expect(sql('SELECT subject FROM attempt')).toEqual(['ip:today'])
  })
})

describe('production', () => {
  const production = () => serve(readEnv({ MODE: 'production', PORT: '0', DATA_DIR: dataDir }))

  it('refuses a folder whose state holds the sample account', async () => {
    await useInDevMode()
    await expect(production()).rejects.toThrow(
      /^MODE=production: [^\n]*state\.sqlite holds a sample account with a known password[^\n]*Set DATA_DIR[^\n]*$/,
    )
  })

  it('refuses a folder whose catalogue holds the sample world', async () => {
    const sample = new Database(TEST_CATALOGUE, { readonly: true })
    await sample.backup(join(dataDir, 'catalogue.sqlite'))
    sample.close()
    await expect(production()).rejects.toThrow(
      /^MODE=production: [^\n]*catalogue\.sqlite holds sample products[^\n]*Set DATA_DIR[^\n]*$/,
    )
    expect(existsSync(state)).toBe(false)
  })

  it('refuses a folder whose rights are of the sample world', async () => {
    const sample = new Database(TEST_RIGHTS, { readonly: true })
    await sample.backup(join(dataDir, 'rights.sqlite'))
    sample.close()
    await expect(production()).rejects.toThrow(
      /^MODE=production: [^\n]*rights\.sqlite holds sample patents and trademarks[^\n]*Set DATA_DIR[^\n]*$/,
    )
    expect(existsSync(state)).toBe(false)
  })

  it('starts on an empty folder, again and again', async () => {
    mkdirSync(join(dataDir, 'files'))
    openCatalogueForWriting(join(dataDir, 'catalogue.sqlite')).close()
    for (const time of ['first', 'second']) {
      const server = await production()
      expect((await fetch(`${server.url}/__dev/outbox`)).status, time).toBe(404)
      await server.close()
    }
  })
})
