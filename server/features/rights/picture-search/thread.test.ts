import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { thread } from './thread.ts'

const ECHO = join(import.meta.dirname, 'thread.worker.test-support.ts')

function echo() {
  const limits: AbortController[] = []
  const made = thread(ECHO, () => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  onTestFinished(() => made.close())
  return { ...made, limits, send: (task: string) => made.run('A', task) }
}

it('a task’s time limit begins with the task, not with the wait', async () => {
  const { send, limits } = echo()
  const begunBefore = (task: string) => send(task).then(() => limits.length)
  expect(await Promise.all(['1', '2', '3', '4'].map(begunBefore))).toEqual([1, 2, 3, 4])
})

it('runs tasks in the order of the calls', async () => {
  const { send } = echo()
  const tasks = Array.from({ length: 20 }, (_, no) => String(no))
  const answered: unknown[] = []
  await Promise.all(tasks.map(async (task) => answered.push(await send(task))))
  expect(answered).toEqual(tasks)
})

it('aborting a task does not affect waiting tasks', async () => {
  const { send, limits } = echo()
  await send('first')
  const hanging = send('hang')
  const next = send('next')
  await expect.poll(() => limits.length).toBe(2)
  limits[1]?.abort()
  await expect(hanging).rejects.toThrow('aborted')
  expect(await next).toBe('next')
})

it('starts no waiting task after it is closed', async () => {
  const { send, close, limits } = echo()
  await send('first')
  const pending = [send('hang'), send('next')].map((task) => expect(task).rejects.toThrow())
  await expect.poll(() => limits.length).toBe(2)
  await close()
  await Promise.all(pending)
  expect(limits).toHaveLength(2)
})
