import { expect, it, onTestFinished } from 'vitest'
import { memoryState, migrate, type State } from '#server/db/state.ts'
import { systemClock } from '#server/platform/clock.ts'
import { seedSampleAccounts } from './sample-accounts.ts'
import { type Holder, sessions } from './sessions.ts'

async function stateWithSeller(): Promise<State> {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  await seedSampleAccounts(db, systemClock().iso())
  return db
}

it('a token looked up while its session is being closed opens nothing afterwards', async () => {
  const db = await stateWithSeller()
  const closed: ((user: Holder) => boolean)[] = []
  const mine = sessions(db, systemClock(), (ended) => closed.push(ended))
  const token = await mine.open(1)
  // Look-ups start before and after the closing; in no order may the cache keep the session.
  const before = mine.find(token)
  const closing = mine.close({ id: 1, token })
  const after = mine.find(token)
  await Promise.all([before, closing, after])
  expect(await mine.find(token)).toBeUndefined()
  expect(closed.map((ended) => [ended({ id: 1, token }), ended({ id: 1, token: 'another' })])).toEqual([[true, false]])
})

it('closeAll ends every session except one in table, cache and streams', async () => {
  const db = await stateWithSeller()
  const closed: ((user: Holder) => boolean)[] = []
  const mine = sessions(db, systemClock(), (ended) => closed.push(ended))
  const [kept = '', ...others] = await Promise.all(Array.from({ length: 4 }, () => mine.open(1)))
  // The first two are cached, the rest only stored.
  for (const token of [kept, others[0] ?? '']) await mine.find(token)
  expect(await mine.closeAll({ id: 1, except: kept })).toBe(3)
  expect(await mine.find(kept)).toMatchObject({ id: 1, token: kept })
  for (const token of others) expect(await mine.find(token)).toBeUndefined()
  const streams = [kept, ...others].map((token) => ({ id: 1, token }))
  expect(closed.map((ended) => streams.map(ended))).toEqual([[false, true, true, true]])
})

it('closeAll keeps the sessions of other accounts', async () => {
  const db = await stateWithSeller()
  const mine = sessions(db, systemClock())
  const token = await mine.open(1)
  expect(await mine.closeAll({ id: 2 })).toBe(0)
  expect(await mine.find(token)).toMatchObject({ id: 1, token })
})
