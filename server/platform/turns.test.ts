import { expect, it, onTestFinished } from 'vitest'
import { memoryState, migrate, type State } from '#server/db/state.ts'
import { claim, leaseOf } from './leases.ts'
import { enqueue } from './turns.ts'

/** A queue in which tasks are numbered as they come, and named by whose they are as they are taken. */
async function queue() {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  let tasks = 0
  const owners = new Map<number, string>()
  return {
    async asks(who: string, count = 1) {
      for (let i = 0; i < count; i++) {
        owners.set(++tasks, who)
        // Their letter is their id.
        await enqueue(db, { kind: 'task', subject: tasks, revision: 1, accountId: who.charCodeAt(0), at: '' })
      }
    },
    /** Does so many tasks, one after the other; tells whose they were. */
    async does(count: number): Promise<string> {
      const done: string[] = []
      for (let i = 0; i < count; i++) done.push(owners.get(await finishNext(db)) ?? '')
      return done.join('')
    },
  }
}

async function finishNext(db: State): Promise<number> {
  const job = await claim(db)
  if (job) await leaseOf(job).finish(db)
  return job?.subject ?? 0
}

it('tasks of one user are done in the order in which they were asked for', async () => {
  const q = await queue()
  await q.asks('A', 3)
  expect(await q.does(4)).toBe('AAA')
})

it('who asks for one task waits for none of the five hundred that another has queued but the current one', async () => {
  const q = await queue()
  await q.asks('A', 500)
  expect(await q.does(7)).toBe('AAAAAAA')
  await q.asks('B')
  expect(await q.does(3)).toBe('BAA')
  await q.asks('B', 3)
  expect(await q.does(6)).toBe('BABABA')
})

it('of two who have queued hundreds neither makes a third wait for more than one task', async () => {
  const q = await queue()
  await q.asks('A', 200)
  await q.asks('B', 200)
  expect(await q.does(6)).toBe('ABABAB')
  await q.asks('C', 2)
  const next = await q.does(6)
  expect(next.indexOf('C')).toBeLessThanOrEqual(2)
  expect([...next].filter((who) => who === 'C')).toHaveLength(2)
})

it('who has queued many gets on, though somebody new comes with every task', async () => {
  const q = await queue()
  await q.asks('A', 3)
  let done = ''
  for (const newcomer of 'BCDEFGHIJKLM') {
    await q.asks(newcomer)
    done += await q.does(1)
  }
  expect([...done].filter((who) => who === 'A')).toHaveLength(3)
  // And nobody new is passed by for long.
  expect(done.indexOf('G')).toBeLessThan(12)
})

it('who was idle saves up no turns: after a long night both are served alike', async () => {
  const q = await queue()
  await q.asks('B')
  await q.asks('A', 50)
  await q.does(51)
  await q.asks('A', 3)
  await q.asks('B', 3)
  expect(await q.does(6)).toBe('BABABA')
})
