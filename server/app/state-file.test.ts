/** Starts the real app on damaged, read-only and old state files. */
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DataFileError } from '#server/db/sqlite.ts'
import { emptyFolder, sql, useInDevMode } from './data-folder.test-support.ts'
import { testApp } from './test-app.test-support.ts'

let dataDir = ''
let state = ''
beforeEach(() => {
  dataDir = emptyFolder()
  state = join(dataDir, 'state.sqlite')
})

const starts = () => useInDevMode(dataDir).then(() => 'started')

describe('a state file', () => {
  it('with only its first page intact is rejected with a one-line message that says what to do', async () => {
    await useInDevMode(dataDir)
    const page = Number(sql(state, 'PRAGMA page_size')[0])
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
    await useInDevMode(dataDir)
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
    await useInDevMode(dataDir)
    for (const [name, expires] of [
      ['old', '2026-11-15T07:59:59.000Z'],
      ['young', '2026-11-15T09:00:00.000Z'],
    ]) {
      sql(
        state,
        `INSERT INTO session (token_hash, account_id, created_at, expires_at) VALUES ('${name}', 1, '', '${expires}')`,
      )
      sql(state, `INSERT INTO code (phone, type, hash, expires_at) VALUES ('${name}', 'login', '', '${expires}')`)
      sql(state, `INSERT INTO spent_solution (signature, expires_at) VALUES ('${name}', '${expires}')`)
    }
    for (const [subject, at] of [
      ['ip:yesterday', '2026-11-14T07:00:00.000Z'],
      ['ip:today', '2026-11-15T07:50:00.000Z'],
    ])
      sql(state, `INSERT INTO attempt (subject, at) VALUES ('${subject}', '${at}')`)
    await useInDevMode(dataDir)
    expect(sql(state, 'SELECT token_hash FROM session')).toEqual(['young'])
    expect(sql(state, 'SELECT phone FROM code')).toEqual(['young'])
    expect(sql(state, 'SELECT signature FROM spent_solution')).toEqual(['young'])
    expect(sql(state, 'SELECT subject FROM attempt')).toEqual(['ip:today'])
  })
})
