import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { migrate, type State, stateOf } from '#server/db/state.ts'
import { systemClock } from './clock.ts'
import { seedSampleAccount } from './seed.ts'
import { sessions } from './sessions.ts'

async function stateWithSeller(): Promise<State> {
  const db = stateOf(openDatabase(':memory:'))
  onTestFinished(() => db.destroy())
  await migrate(db)
  await seedSampleAccount(db, systemClock().iso())
  return db
}

it('a token that is looked up while its session is being closed opens nothing afterwards', async () => {
  const db = await stateWithSeller()
  const closed: string[] = []
  const mine = sessions(db, systemClock(), (token) => closed.push(token))
  const token = await mine.open(1)
  // The look-up is on its way, before and after the closing begins; whichever way they fall, the cache must not keep it.
  const before = mine.find(token)
  const closing = mine.close({ id: 1, token })
  const after = mine.find(token)
  await Promise.all([before, closing, after])
  expect(await mine.find(token)).toBeUndefined()
  expect(closed).toEqual([token])
})
