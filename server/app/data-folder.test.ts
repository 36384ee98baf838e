/** Starts the real app on missing, foreign and old data folders. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fifthVersion } from '#server/db/state-version-5.test-support.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { serve } from '#server/main.ts'
import { emptyFolder, sql, useInDevMode } from './data-folder.test-support.ts'
import { prepareDataDir } from './data-folder.ts'
import { EnvError, readEnv } from './env.ts'
import { TEST_CATALOGUE, TEST_RIGHTS } from './test-catalogue.test-setup.ts'

let dataDir = ''
let state = ''
beforeEach(() => {
  dataDir = emptyFolder()
  state = join(dataDir, 'state.sqlite')
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
    sql(state, `INSERT INTO account (phone, password_hash, nickname, created_at) VALUES ('13900000000', '', '', '')`)
    const mark = join(dataDir, 'mode')
    rmSync(mark)
    await expect(serveIn('dev')).rejects.toThrow(NOT_FOR_DEV)
    expect(existsSync(mark)).toBe(false)
    await startAndStop('production')
    expect(readFileSync(mark, 'utf8')).toBe('production\n')

    sql(state, 'UPDATE account SET sample = 1')
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
    await useInDevMode(dataDir)
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
