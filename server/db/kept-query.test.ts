import { expect, onTestFinished, test } from 'vitest'
import { keptQuery, keptWith } from './kept-query.ts'
import { withConnection } from './own-connection.ts'
import { memoryState, migrate, type State } from './state.ts'

const texts = keptQuery<{ text: string }, [channel: string]>((db) =>
  db.selectFrom('outbox').select('text').where('channel', '=', '').orderBy('id'),
)
const message = (text: string) => ({
  channel: 'sms',
  recipient: '13800000000',
  text,
  sent_at: '2026-11-15T00:00:00.000Z',
})
const told = async (db: State) => (await texts(db, 'sms')).map((row) => row.text)

async function state(): Promise<State> {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

test('a kept query sees what was written since it was last asked', async () => {
  const db = await state()
  expect(await told(db)).toEqual([])
  await db.insertInto('outbox').values(message('first')).execute()
  expect(await told(db)).toEqual(['first'])
  await db.updateTable('outbox').set({ text: 'changed' }).execute()
  expect(await told(db)).toEqual(['changed'])
  await db.deleteFrom('outbox').execute()
  expect(await told(db)).toEqual([])
})

test('it sees rows that a query with an answer has written, and what was written past Kysely', async () => {
  const db = await state()
  expect(await told(db)).toEqual([])
  await db.insertInto('outbox').values(message('first')).returning('id').execute()
  expect(await told(db)).toEqual(['first'])
  withConnection(db, (connection) => connection.exec("UPDATE outbox SET text = 'changed'"))
  expect(await told(db)).toEqual(['changed'])
})

test('asked again with nothing written, it answers the rows that it has kept', async () => {
  const db = await state()
  await db.insertInto('outbox').values(message('first')).execute()
  expect(await texts(db, 'sms')).toBe(await texts(db, 'sms'))
  expect(await texts(db, 'mail')).toEqual([])
})

test('what is made of kept rows is made again for another key, and after a write', async () => {
  const db = await state()
  const made = async (key: string) => {
    const rows = await texts(db, 'sms')
    return keptWith(rows, key, () => ({ key, count: rows.length }))
  }
  const first = await made('a')
  expect(await made('a')).toBe(first)
  expect(await made('b')).toEqual({ key: 'b', count: 0 })
  await db.insertInto('outbox').values(message('first')).execute()
  expect(await made('b')).toEqual({ key: 'b', count: 1 })
})

test('a transaction reads its own rows, and others see them only after the commit', async () => {
  const db = await state()
  expect(await told(db)).toEqual([])
  let beside: Promise<string[]> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('outbox').values(message('committed')).execute()
    expect((await texts(trx, 'sms')).length).toBe(1)
    beside = told(db)
  })
  expect(await beside).toEqual(['committed'])
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('outbox').values(message('rolled back')).execute()
    beside = told(db)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await beside).toEqual(['committed'])
  expect(await told(db)).toEqual(['committed'])
})
