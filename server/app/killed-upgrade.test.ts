/** Kills the process right before each statement of an upgrade; the next start must find all of it or nothing. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'
import { openDatabase } from '#server/db/sqlite.ts'
import { fifthVersion } from '#server/db/state-version-5.test-support.ts'
import { version1 as oldCatalogue } from '#server/features/catalogue/catalogue-version-1.test-support.ts'
import { version1 as oldRights } from '#server/features/rights/register/rights-version-1.test-support.ts'
import { OPENS } from './killed-upgrade.test-support.ts'

/** Sample size of a normal run: files, and kill points per file. */
const [FILES, KILLS] = [3, 2]

type Kind = keyof typeof OPENS

const root = mkdtempSync(join(tmpdir(), 'killed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Opens the file in another process. Returns the signal that ended it and its output. */
async function openElsewhere(kind: Kind, file: string, killedBefore = 0) {
  const args = [join(import.meta.dirname, 'killed-upgrade.test-support.ts'), kind, file, String(killedBefore)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_, signal) => done(signal)))
  const printed = await text(child.stdout)
  return { signal: await ended, printed }
}

/** All tables and rows, except the times of migrations. */
function contentOf(file: string): unknown {
  const db = new Database(file, { readonly: true })
  try {
    const objects = db.prepare<[], { type: string; name: string }>(
      'SELECT type, name, sql FROM sqlite_schema ORDER BY type, name',
    )
    const tables = objects.all().filter(({ type, name }) => type === 'table' && !name.startsWith('patent_words'))
    const rows = tables.map(({ name }) => [
      name,
      db
        .prepare(`SELECT ${name === 'kysely_migration' ? 'name' : '*'} FROM ${name}`)
        .raw()
        .all(),
    ])
    return { version: db.pragma('user_version'), objects: objects.all(), rows }
  } finally {
    db.close()
  }
}

const exec = (script: string) => (file: string) => {
  const db = openDatabase(file)
  db.exec(script)
  db.close()
}

const PRODUCT = `INSERT INTO product (marketplace, asin, owner, source, observed_on, title, bullets, category_path, badges, variants)
  VALUES ('US', 'B0REAL0001', 0, 'brightdata', '2026-10-01', 'A mug', '[]', '["Kitchen"]', '[]', '[]')`
const MARK = `INSERT INTO mark (office, serial_number, words, class_mask, change, status_code, source, observed_on, facts)
  VALUES ('US', '90000001', 'BRAXWICK', 1, 1, '700', 'uspto', '2026-10-01', '{}')`

const CASES: readonly { kind: Kind; what: string; make?: (file: string) => unknown }[] = [
  { kind: 'state', what: 'of version 5', make: async (file) => (await fifthVersion(file)).close() },
  { kind: 'catalogue', what: 'of version 1', make: exec(`${oldCatalogue}; ${PRODUCT}`) },
  { kind: 'rights', what: 'of version 1', make: exec(`${oldRights}; ${MARK}`) },
  { kind: 'state', what: 'that is new' },
  { kind: 'catalogue', what: 'that is new' },
  { kind: 'rights', what: 'that is new' },
]

describe.each(sample(CASES, FILES))('the $kind file $what', async ({ kind, make }) => {
  const before = join(mkdtempSync(join(root, 'before-')), 'data.sqlite')
  await make?.(before)
  const copy = () => {
    const file = join(mkdtempSync(join(root, 'copy-')), 'data.sqlite')
    if (existsSync(before)) cpSync(before, file)
    return file
  }
  const whole = copy()
  const statements = Number((await openElsewhere(kind, whole)).printed)
  const points = Array.from({ length: statements }, (_, index) => statements - index)
  const expected = contentOf(whole)

  it.each(sample(points, KILLS))(
    `is complete after a kill before statement %i of ${statements} and a restart`,
    async (point) => {
      const file = copy()
      expect((await openElsewhere(kind, file, point)).signal).toBe('SIGKILL')
      await OPENS[kind](file)
      expect(contentOf(file)).toEqual(expected)
    },
    60_000,
  )
})
