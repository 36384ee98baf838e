/**
 * Walks the schema, so that a new feature cannot forget personal data: every table of accounts is in the export and is
 * emptied on erasure, or is listed here with the reason.
 */
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { State } from '#server/db/state.ts'
import { accountOfId } from './account.store.ts'
import { caller, SELLER } from './caller.test-support.ts'
import { erasePerson } from './closing.ts'
import { takeout } from './takeout.ts'

/** Tables whose keys do not lead to an account. */
const WITHOUT_ACCOUNT: Readonly<Record<string, string>> = {
  plan: 'the plans for sale',
  coupon: 'the coupons; coupon_use says who used them',
  secret: 'server keys',
  spent_solution: 'signatures of puzzles, not who solved them',
  gifted_phone: 'keyed hashes of phones without an account',
  wechat_ticket: 'lives for minutes, and the person is removed when it is used',
  // These three contain the phone as text; the last test checks that erasure removes it.
  attempt: 'counts against guessing, removed within a day',
  code: 'hashes of codes that live for minutes',
  outbox: 'messages with codes, in dev mode only',
}
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  job: 'pending work; the report itself is exported',
  payment_event: 'tells open pages that an order changed; the order itself is exported',
}
/** Tables that erasure keeps: books, without the person. */
const NOT_ERASED: Readonly<Record<string, string>> = {
  account: 'its anonymized row, for references',
  ledger: 'the law demands that books are kept',
  orders: 'books; a late refund must find its order',
  payment: 'books',
  membership: 'the result of an order',
  coupon_use: 'part of the price of an order',
}

interface Column {
  name: string
  type: string
  notnull: number
  pk: number
}
interface Key {
  table: string
  from: string
  to: string
}

let t: TestApp
let db: State
beforeAll(async () => {
  t = await testApp()
  db = t.app.worlds.main.db
})
afterAll(() => t.close())

const rowsOf = async <Row>(statement: string, state = db) => (await sql.raw<Row>(statement).execute(state)).rows

async function tables(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
  return rows.map(({ name }) => name).filter((name) => !/^(sqlite|kysely)_/.test(name))
}

/** Columns that lead to an account: its id, or the key of another row of the account. */
async function accountKeys(table: string): Promise<Key[]> {
  const keys = await rowsOf<Key>(`PRAGMA foreign_key_list("${table}")`)
  const columns = await rowsOf<Column>(`PRAGMA table_info("${table}")`)
  const bare = columns.filter(({ name }) => name === 'account_id' && !keys.some(({ from }) => from === name))
  return [...keys, ...bare.map(({ name }) => ({ table: 'account', from: name, to: 'id' }))]
}

/** Tables of accounts, referenced tables first. */
async function tablesOfAccounts(): Promise<string[]> {
  const found = ['account']
  const all = await tables()
  for (let before = 0; before < found.length; ) {
    before = found.length
    for (const table of all) {
      const targets = (await accountKeys(table)).map((key) => key.table)
      if (!found.includes(table) && targets.some((target) => found.includes(target))) found.push(table)
    }
  }
  return found
}

const markOf = (table: string) => `mark-of-${table.replaceAll('_', '-')}`

/**
 * Inserts a row of the account, with the table's mark in every text that is not a time, and records it in `planted`.
 */
async function plantRow(state: State, table: string, planted: Map<string, Record<string, unknown>>) {
  const row: Record<string, unknown> = {}
  for (const { name, type, pk } of await rowsOf<Column>(`PRAGMA table_info("${table}")`, state)) {
    const key = (await accountKeys(table)).find(({ from }) => from === name)
    if (key) row[name] = planted.get(key.table)?.[key.to]
    else if (type.toLowerCase() === 'integer') row[name] = pk ? 900_001 : 1
    else if (name.endsWith('_at')) row[name] = '2026-11-01T00:00:00.000Z'
    else row[name] = type.toLowerCase() === 'blob' ? Buffer.from(markOf(table)) : markOf(table)
  }
  const names = Object.keys(row)
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(row))})`.execute(state)
  planted.set(table, row)
}

async function worldWithMarks() {
  const someone = caller(t)
  const { user } = (await someone.post('login', SELLER)).data
  const world = await someone.world()
  await world.db
    .updateTable('account')
    .set({ nickname: markOf('account') })
    .where('id', '=', user.id)
    .execute()
  const planted = new Map<string, Record<string, unknown>>([['account', { id: user.id }]])
  const names = await tablesOfAccounts()
  for (const table of names) if (table !== 'account') await plantRow(world.db, table, planted)
  return { world, id: user.id as number, names }
}

it('every table belongs to accounts or is listed with a reason', async () => {
  const found = await tablesOfAccounts()
  const rest = (await tables()).filter((table) => !found.includes(table))
  expect(rest.sort()).toEqual(Object.keys(WITHOUT_ACCOUNT).sort())
  expect(found).toEqual(expect.arrayContaining([...Object.keys(NOT_EXPORTED), ...Object.keys(NOT_ERASED)]))
})

describe('each table of accounts', () => {
  it('is in the export', async () => {
    const { world, id, names } = await worldWithMarks()
    const pieces: Buffer[] = []
    for await (const piece of takeout(world, id, 'zh-CN')) pieces.push(Buffer.from(piece))
    const files = Object.values(unzipSync(Buffer.concat(pieces)))
    const all = files.map((bytes) => strFromU8(bytes)).join('\n')
    const missing = names.filter((table) => !all.includes(markOf(table)))
    expect(missing.sort()).toEqual(Object.keys(NOT_EXPORTED).sort())
  })
  it('is empty once the account is erased', async () => {
    const { world, id, names } = await worldWithMarks()
    const { phone } = await accountOfId(world.db, id)
    await world.db.transaction().execute((trx) => erasePerson(trx, world, { id, phone }))
    const left: string[] = []
    for (const table of names) {
      const rows = await rowsOf(`SELECT * FROM "${table}"`, world.db)
      if (table !== 'account' && JSON.stringify(rows).includes(markOf(table))) left.push(table)
    }
    expect([...left, 'account'].sort()).toEqual(Object.keys(NOT_ERASED).sort())
    const account = await accountOfId(world.db, id)
    expect(JSON.stringify(account)).not.toContain(markOf('account'))
    expect(account.phone).toBe(`erased:${id}`)
  })
  it('does not contain the phone once the account is erased, nor does any other table', async () => {
    const someone = caller(t)
    const { user } = (await someone.post('login', SELLER)).data
    await someone.post('login', { ...SELLER, password: 'seller124' })
    await someone.code(SELLER.phone, 'login')
    const world = await someone.world()
    const state = world.db
    const tablesWithPhone = async () => {
      const found: string[] = []
      for (const table of await tables())
        if (JSON.stringify(await rowsOf(`SELECT * FROM "${table}"`, state)).includes(SELLER.phone)) found.push(table)
      return found
    }
    expect(await tablesWithPhone()).toEqual(['account', 'attempt', 'code', 'outbox'])
    await state.transaction().execute((trx) => erasePerson(trx, world, { id: user.id, phone: SELLER.phone }))
    expect(await tablesWithPhone()).toEqual([])
  })
})
