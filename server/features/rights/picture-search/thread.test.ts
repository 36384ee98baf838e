import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { thread } from './thread.ts'

const ECHO = join(import.meta.dirname, 'thread.worker.test-support.ts')

/** A thread whose tasks are ended by hand. */
function echo() {
  const limits: AbortController[] = []
  const made = thread(ECHO, () => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  onTestFinished(() => made.close())
  return { ...made, limits, ask: (task: string) => made.run('A', task) }
}

it('the time of a task begins when it does, not when it is asked for', async () => {
  const { ask, limits } = echo()
  const begunBefore = (task: string) => ask(task).then(() => limits.length)
  expect(await Promise.all(['1', '2', '3', '4'].map(begunBefore))).toEqual([1, 2, 3, 4])
})

it('answers in the order in which it is asked', async () => {
  const { ask } = echo()
  const tasks = Array.from({ length: 20 }, (_, no) => String(no))
  const answered: unknown[] = []
  await Promise.all(tasks.map(async (task) => answered.push(await ask(task))))
  expect(answered).toEqual(tasks)
})

it('a task whose time is over takes none with it that waits', async () => {
  const { ask, limits } = echo()
  await ask('first')
  const hanging = ask('hang')
  const next = ask('next')
  await expect.poll(() => limits.length).toBe(2)
  limits[1]?.abort()
  await expect(hanging).rejects.toThrow('aborted')
  expect(await next).toBe('next')
})

it('closed, it begins nothing that waits', async () => {
  const { ask, close, limits } = echo()
  await ask('first')
  const asked = [ask('hang'), ask('next')].map((task) => expect(task).rejects.toThrow())
  await expect.poll(() => limits.length).toBe(2)
  await close()
  await Promise.all(asked)
  expect(limits).toHaveLength(2)
})
