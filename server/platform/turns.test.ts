import { expect, it, onTestFinished } from 'vitest'
import { memoryState, migrate, type State } from '#server/db/state.ts'
import { claim, leaseOf } from './leases.ts'
import { enqueue } from './turns.ts'

/** A queue whose tasks are named by the letter of their account. */
async function queue() {
  const db = memoryState()
  onTestFinished(() => db.destroy())
  await migrate(db)
  let tasks = 0
  const owners = new Map<number, string>()
  return {
    async enqueueFor(who: string, count = 1) {
      for (let i = 0; i < count; i++) {
        owners.set(++tasks, who)
        // The account id is the character code of the letter.
        await enqueue(db, { kind: 'task', subject: tasks, revision: 1, accountId: who.charCodeAt(0), at: '' })
      }
    },
    async runTasks(count: number): Promise<string> {
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

it('runs the tasks of one account in order', async () => {
  const q = await queue()
  await q.enqueueFor('A', 3)
  expect(await q.runTasks(4)).toBe('AAA')
})

it('runs a new account’s task right after the current one, despite five hundred queued by another', async () => {
  const q = await queue()
  await q.enqueueFor('A', 500)
  expect(await q.runTasks(7)).toBe('AAAAAAA')
  await q.enqueueFor('B')
  expect(await q.runTasks(3)).toBe('BAA')
  await q.enqueueFor('B', 3)
  expect(await q.runTasks(6)).toBe('BABABA')
})

it('runs a third account’s task after at most two others while two accounts have queued hundreds', async () => {
  const q = await queue()
  await q.enqueueFor('A', 200)
  await q.enqueueFor('B', 200)
  expect(await q.runTasks(6)).toBe('ABABAB')
  await q.enqueueFor('C', 2)
  const next = await q.runTasks(6)
  expect(next.indexOf('C')).toBeLessThanOrEqual(2)
  expect([...next].filter((who) => who === 'C')).toHaveLength(2)
})

it('keeps serving an account with many tasks while new accounts keep arriving', async () => {
  const q = await queue()
  await q.enqueueFor('A', 3)
  let done = ''
  for (const newcomer of 'BCDEFGHIJKLM') {
    await q.enqueueFor(newcomer)
    done += await q.runTasks(1)
  }
  expect([...done].filter((who) => who === 'A')).toHaveLength(3)
  // New accounts do not wait long either.
  expect(done.indexOf('G')).toBeLessThan(12)
})

it('gives an idle account no credit for unused turns', async () => {
  const q = await queue()
  await q.enqueueFor('B')
  await q.enqueueFor('A', 50)
  await q.runTasks(51)
  await q.enqueueFor('A', 3)
  await q.enqueueFor('B', 3)
  expect(await q.runTasks(6)).toBe('BABABA')
})
