/** Starts the real app on damaged, foreign, read-only and old data folders. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DataFileError } from '#server/db/sqlite.ts'
import { fifthVersion } from '#server/db/state-version-5.test-support.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { serve } from '#server/main.ts'
import { prepareDataDir } from './data-folder.ts'
import { EnvError, readEnv } from './env.ts'
import { testApp } from './test-app.test-support.ts'
import { TEST_CATALOGUE, TEST_RIGHTS } from './test-catalogue.test-setup.ts'

let dataDir = ''
let state = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'folder-'))
  state = join(dataDir, 'state.sqlite')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

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
  it('with only its first page intact is rejected with a one-line message that says what to do', async () => {
    await useInDevMode()
    const page = Number(sql('PRAGMA page_size')[0])
    const garbled = readFileSync(state).fill(0xab, page)
    writeFileSync(state, garbled)
    await expect(starts()).rejects.toThrow(DataFileError)
    await expect(starts()).rejects.toThrow(
      /^The data file [^\n]*state\.sqlite is damaged\. It holds accounts, orders and reports: restore it from a backup[^\n]*$/,
    )
    expect(readFileSync(state).equals(garbled)).toBe(true)
  })

  // The superuser may write anywhere, whatever the mode says.
  it.skipIf(process.getuid?.() === 0)('that is read-only is rejected, even in a writable folder', async () => {
    await useInDevMode()
    chmodSync(state, 0o444)
    await expect(starts()).rejects.toThrow(/state\.sqlite cannot be opened or written\. Check that file and folder/)
  })

  it('in use by a server rejects a second server, which touches no file of the first', async () => {
    const first = await testApp({ dataDir })
    onTestFinished(() => first.close())
    await first.seller({ 'x-world': 'demo' })
    const worlds = join(dataDir, 'files/worlds')
    expect(existsSync(worlds)).toBe(true)
    const before = statSync(worlds).ino
    await expect(starts()).rejects.toThrow(/state\.sqlite is in use by another process/)
    expect(existsSync(worlds) && statSync(worlds).ino).toBe(before)
  })

  it('loses expired sessions, codes, spent solutions and old attempts when it is opened', async () => {
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

const serveIn = (mode: Mode) => serve(readEnv({ MODE: mode, PORT: '0', DATA_DIR: dataDir }))
const startAndStop = async (mode: Mode) => (await serveIn(mode)).close()
type Mode = 'dev' | 'production'

const contents = () =>
  readdirSync(dataDir).map((name) => {
    const { size, mtimeMs } = statSync(join(dataDir, name))
    return { name, size, mtimeMs }
  })

/** Expects the start to fail with this line and to change nothing in the folder. */
async function expectRefusal(mode: Mode, line: RegExp): Promise<void> {
  const before = contents()
  await expect(serveIn(mode)).rejects.toThrow(line)
  expect(contents()).toEqual(before)
}
const NOT_FOR_DEV =
  /^MODE=dev, the default: the data folder \S+ belongs to production\. Start with MODE=production[^\n]*$/
const NOT_FOR_PRODUCTION =
  /^MODE=production: the data folder \S+ belongs to dev mode, with a sample account[^\n]*Set DATA_DIR to another folder\.$/

describe('a data folder', () => {
  it('is created when it is missing', async () => {
    const folder = { dataDir: join(dataDir, 'deep/er'), mode: 'dev' } as const
    await prepareDataDir(folder)
    await prepareDataDir(folder)
    expect(existsSync(folder.dataDir)).toBe(true)
  })

  it('is rejected with advice when it cannot be created: a file, below a file, a dead link, too long, in /proc', async () => {
    writeFileSync(join(dataDir, 'file'), '', { mode: 0o777 })
    symlinkSync('/no/such/folder', join(dataDir, 'link'))
    const odd = ['file', 'file/data', 'link', 'x'.repeat(300)].map((name) => join(dataDir, name))
    for (const folder of [...odd, '/proc/no-such-folder'])
      await expect(prepareDataDir({ dataDir: folder, mode: 'dev' })).rejects.toThrow(
        /^DATA_DIR=\S+: the folder cannot be created or written \(E\w+\)\. Check [^\n]* or set DATA_DIR to another folder\.$/,
      )
  })

  // The superuser may write anywhere, whatever the mode says.
  it.skipIf(process.getuid?.() === 0)('is rejected when it is not writable', async () => {
    chmodSync(dataDir, 0o500)
    await expect(prepareDataDir({ dataDir, mode: 'dev' })).rejects.toThrow(EnvError)
  })

  it('is rejected with a one-line message when something in it has the wrong type', async () => {
    writeFileSync(join(dataDir, 'files'), '')
    await expect(serveIn('production')).rejects.toThrow(
      /^DATA_DIR=\S+: \S+files\/main cannot be created or written \(E\w+\)\. [^\n]*$/,
    )
    rmSync(join(dataDir, 'files'))
    mkdirSync(join(dataDir, 'counterparts.sqlite'))
    await expect(serveIn('dev')).rejects.toThrow(/^The data file \S+counterparts\.sqlite cannot be opened[^\n]*$/)
  })

  // Linux's device that is always full.
  it.runIf(existsSync('/dev/full'))('on a full disk is rejected with that reason', async () => {
    symlinkSync('/dev/full', `${state}.${process.pid}.new`)
    await expect(serveIn('production')).rejects.toThrow(/^DATA_DIR=\S+: the disk is full\. Make room[^\n]*$/)
  })

  it('may have any name', async () => {
    dataDir = join(dataDir, `-a b?c#d%20"e'é数据:x`)
    await startAndStop('production')
    expect(existsSync(join(dataDir, 'state.sqlite'))).toBe(true)
  })

  it('of production is rejected by dev mode, which adds nothing to it', async () => {
    await startAndStop('production')
    await expectRefusal('dev', NOT_FOR_DEV)
    await startAndStop('production')
  })

  it('of dev mode is rejected by production', async () => {
    await startAndStop('dev')
    await expectRefusal('production', NOT_FOR_PRODUCTION)
    await startAndStop('dev')
  })

  it('without a mode file gets the mode of its accounts', async () => {
    await startAndStop('production')
    sql(`INSERT INTO account (phone, password_hash, nickname, created_at) VALUES ('13900000000', '', '', '')`)
    const mark = join(dataDir, 'mode')
    rmSync(mark)
    await expect(serveIn('dev')).rejects.toThrow(NOT_FOR_DEV)
    expect(existsSync(mark)).toBe(false)
    await startAndStop('production')
    expect(readFileSync(mark, 'utf8')).toBe('production\n')

    sql('UPDATE account SET sample = 1')
    rmSync(mark)
    await expect(serveIn('production')).rejects.toThrow(NOT_FOR_PRODUCTION)
    await startAndStop('dev')
    expect(readFileSync(mark, 'utf8')).toBe('dev\n')
  })

  it.each(['', 'nonsense'])(
    'whose file `mode` contains "%s" is rejected by both modes, and nothing is written',
    async (text) => {
      await startAndStop('production')
      writeFileSync(join(dataDir, 'mode'), text)
      for (const mode of ['dev', 'production'] as const)
        await expectRefusal(mode, /mode must contain dev or production\. Write into it which mode[^\n]*$/)
    },
  )
  it('without a mode file and without accounts gets the mode of its next start', async () => {
    await startAndStop('production')
    rmSync(join(dataDir, 'mode'))
    await startAndStop('dev')
    await expect(serveIn('production')).rejects.toThrow(NOT_FOR_PRODUCTION)
  })

  it('of an earlier version prints the progress of its upgrade before it serves', async () => {
    const old = await fifthVersion(state)
    old.exec('DELETE FROM job')
    old.close()
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
    onTestFinished(() => printed.mockRestore())
    await startAndStop('production')
    expect(printed.mock.calls[0]).toEqual([expect.stringMatching(/^Upgrading \S+state\.sqlite: step 6 of \d+$/)])
  })
})

describe('production', () => {
  const production = () => serveIn('production')

  it('rejects a folder whose state contains the sample account', async () => {
    await useInDevMode()
    await expect(production()).rejects.toThrow(NOT_FOR_PRODUCTION)
  })

  it('rejects a folder whose catalogue contains the sample world', async () => {
    const sample = new Database(TEST_CATALOGUE, { readonly: true })
    await sample.backup(join(dataDir, 'catalogue.sqlite'))
    sample.close()
    await expect(production()).rejects.toThrow(
      /^MODE=production: [^\n]*catalogue\.sqlite holds sample products[^\n]*Set DATA_DIR[^\n]*, or move this file [^\n]*away and run the imports again\.$/,
    )
    expect(existsSync(state)).toBe(false)
  })

  it('rejects a folder whose rights contain the sample world', async () => {
    const sample = new Database(TEST_RIGHTS, { readonly: true })
    await sample.backup(join(dataDir, 'rights.sqlite'))
    sample.close()
    await expect(production()).rejects.toThrow(
      /^MODE=production: [^\n]*rights\.sqlite holds sample patents and trademarks[^\n]*Set DATA_DIR[^\n]*$/,
    )
    expect(existsSync(state)).toBe(false)
  })

  it('starts repeatedly on a folder without rows', async () => {
    mkdirSync(join(dataDir, 'files'))
    openCatalogueForWriting(join(dataDir, 'catalogue.sqlite')).close()
    for (const time of ['first', 'second']) {
      const server = await production()
      expect((await fetch(`${server.url}/__dev/outbox`)).status, time).toBe(404)
      await server.close()
    }
  })
})
