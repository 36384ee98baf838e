/**
 * Walks the schema, so that no feature to come forgets a person: each table with data of an account is in the zip of all
 * data and is emptied when the account is erased, or stands here with the reason why not.
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

/** Tables without a way to an account by their keys. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  plan: 'what everybody can buy',
  coupon: 'what everybody can use; who did stands in coupon_use',
  secret: 'keys of the server',
  spent_solution: 'signatures of puzzles, without who solved them',
  gifted_phone: 'keyed hashes of phones without an account',
  wechat_ticket: 'minutes old, and the person is gone from it as soon as it is used',
  // These three know a phone by its text; the last test looks whether erasing finds them.
  attempt: 'counts against guessing, gone within a day',
  code: 'hashes of codes, which live for minutes',
  outbox: 'messages that hold codes, kept in dev mode only',
}
/** Tables of accounts that are not in the zip. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  job: 'what the server has to do; the report itself is taken',
  payment_event: 'tells open pages that an order has changed; the order itself is taken',
}
/** Tables of accounts that erasing leaves: what is about money, without the person. */
const KEPT: Readonly<Record<string, string>> = {
  account: 'its row, emptied, for what points to it',
  ledger: 'books are kept for years by law',
  orders: 'books; a late refund must find its order',
  payment: 'books',
  membership: 'what an order brought',
  coupon_use: 'the price of an order',
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

/** The columns by which the rows of a table are an account's: its id, or the key of a row that is an account's. */
async function ways(table: string): Promise<Key[]> {
  const keys = await rowsOf<Key>(`PRAGMA foreign_key_list("${table}")`)
  const columns = await rowsOf<Column>(`PRAGMA table_info("${table}")`)
  const bare = columns.filter(({ name }) => name === 'account_id' && !keys.some(({ from }) => from === name))
  return [...keys, ...bare.map(({ name }) => ({ table: 'account', from: name, to: 'id' }))]
}

/** Tables of accounts, each after the ones that it points to. */
async function ofAccounts(): Promise<string[]> {
  const found = ['account']
  const all = await tables()
  for (let before = 0; before < found.length; ) {
    before = found.length
    for (const table of all) {
      const targets = (await ways(table)).map((key) => key.table)
      if (!found.includes(table) && targets.some((target) => found.includes(target))) found.push(table)
    }
  }
  return found
}

const markOf = (table: string) => `mark-of-${table.replaceAll('_', '-')}`

/** Puts a row into the table that points to the account, with the table's mark in every text that is no time. Answers what it holds. */
async function plant(state: State, table: string, planted: Map<string, Record<string, unknown>>) {
  const row: Record<string, unknown> = {}
  for (const { name, type, pk } of await rowsOf<Column>(`PRAGMA table_info("${table}")`, state)) {
    const key = (await ways(table)).find(({ from }) => from === name)
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

/** A world in which every table of accounts has a row of the seller's with the table's mark. */
async function marked() {
  const someone = caller(t)
  const { user } = (await someone.post('login', SELLER)).data
  const world = await someone.world()
  await world.db
    .updateTable('account')
    .set({ nickname: markOf('account') })
    .where('id', '=', user.id)
    .execute()
  const planted = new Map<string, Record<string, unknown>>([['account', { id: user.id }]])
  const names = await ofAccounts()
  for (const table of names) if (table !== 'account') await plant(world.db, table, planted)
  return { world, id: user.id as number, names }
}

it('every table is an account’s, or it is said why it is nobody’s', async () => {
  const found = await ofAccounts()
  const rest = (await tables()).filter((table) => !found.includes(table))
  expect(rest.sort()).toEqual(Object.keys(OF_NOBODY).sort())
  expect(found).toEqual(expect.arrayContaining([...Object.keys(NOT_TAKEN), ...Object.keys(KEPT)]))
})

describe('each table of accounts', () => {
  it('is in the zip of all data', async () => {
    const { world, id, names } = await marked()
    const pieces: Buffer[] = []
    for await (const piece of takeout(world, id, 'zh-CN')) pieces.push(Buffer.from(piece))
    const files = Object.values(unzipSync(Buffer.concat(pieces)))
    const all = files.map((bytes) => strFromU8(bytes)).join('\n')
    const missing = names.filter((table) => !all.includes(markOf(table)))
    expect(missing.sort()).toEqual(Object.keys(NOT_TAKEN).sort())
  })
  it('holds nothing any more once the account is erased', async () => {
    const { world, id, names } = await marked()
    const { phone } = await accountOfId(world.db, id)
    await world.db.transaction().execute((trx) => erasePerson(trx, world, { id, phone }))
    const left: string[] = []
    for (const table of names) {
      const rows = await rowsOf(`SELECT * FROM "${table}"`, world.db)
      if (table !== 'account' && JSON.stringify(rows).includes(markOf(table))) left.push(table)
    }
    expect([...left, 'account'].sort()).toEqual(Object.keys(KEPT).sort())
    const account = await accountOfId(world.db, id)
    expect(JSON.stringify(account)).not.toContain(markOf('account'))
    expect(account.phone).toBe(`erased:${id}`)
  })
  it('names the phone no more once the account is erased, nor does any other table', async () => {
    const someone = caller(t)
    const { user } = (await someone.post('login', SELLER)).data
    await someone.post('login', { ...SELLER, password: 'seller124' })
    await someone.code(SELLER.phone, 'login')
    const world = await someone.world()
    const state = world.db
    const naming = async () => {
      const found: string[] = []
      for (const table of await tables())
        if (JSON.stringify(await rowsOf(`SELECT * FROM "${table}"`, state)).includes(SELLER.phone)) found.push(table)
      return found
    }
    expect(await naming()).toEqual(['account', 'attempt', 'code', 'outbox'])
    await state.transaction().execute((trx) => erasePerson(trx, world, { id: user.id, phone: SELLER.phone }))
    expect(await naming()).toEqual([])
  })
})
