import { expect, onTestFinished, test } from 'vitest'
import { cachedQuery, deriveCached } from './cached-query.ts'
import { withConnection } from './own-connection.ts'
import { memoryState, migrate, type State } from './state.ts'

const texts = cachedQuery<{ text: string }, [channel: string]>((db) =>
  db.selectFrom('outbox').select('text').where('channel', '=', '').orderBy('id'),
)
const message = (text: string) => ({
  channel: 'sms',
  recipient: '13800000000',
  text,
  sent_at: '2026-11-15T00:00:00.000Z',
})
const textsOf = async (db: State) => (await texts(db, 'sms')).map((row) => row.text)

async function state(): Promise<State> {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

test('a cached query returns rows written after its last run', async () => {
  const db = await state()
  expect(await textsOf(db)).toEqual([])
  await db.insertInto('outbox').values(message('first')).execute()
  expect(await textsOf(db)).toEqual(['first'])
  await db.updateTable('outbox').set({ text: 'changed' }).execute()
  expect(await textsOf(db)).toEqual(['changed'])
  await db.deleteFrom('outbox').execute()
  expect(await textsOf(db)).toEqual([])
})

test('a cached query sees rows written by INSERT … RETURNING, and by the bare connection', async () => {
  const db = await state()
  expect(await textsOf(db)).toEqual([])
  await db.insertInto('outbox').values(message('first')).returning('id').execute()
  expect(await textsOf(db)).toEqual(['first'])
  withConnection(db, (connection) => connection.exec("UPDATE outbox SET text = 'changed'"))
  expect(await textsOf(db)).toEqual(['changed'])
})

test('a cached query returns the same array while nothing is written', async () => {
  const db = await state()
  await db.insertInto('outbox').values(message('first')).execute()
  expect(await texts(db, 'sms')).toBe(await texts(db, 'sms'))
  expect(await texts(db, 'mail')).toEqual([])
})

test('deriveCached computes its value again for another key and after a write', async () => {
  const db = await state()
  const countFor = async (key: string) => {
    const rows = await texts(db, 'sms')
    return deriveCached(rows, key, () => ({ key, count: rows.length }))
  }
  const first = await countFor('a')
  expect(await countFor('a')).toBe(first)
  expect(await countFor('b')).toEqual({ key: 'b', count: 0 })
  await db.insertInto('outbox').values(message('first')).execute()
  expect(await countFor('b')).toEqual({ key: 'b', count: 1 })
})

test('a transaction reads its own rows; other queries see them only after the commit', async () => {
  const db = await state()
  expect(await textsOf(db)).toEqual([])
  let concurrent: Promise<string[]> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('outbox').values(message('committed')).execute()
    expect((await texts(trx, 'sms')).length).toBe(1)
    concurrent = textsOf(db)
  })
  expect(await concurrent).toEqual(['committed'])
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('outbox').values(message('rolled back')).execute()
    concurrent = textsOf(db)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await concurrent).toEqual(['committed'])
  expect(await textsOf(db)).toEqual(['committed'])
})
