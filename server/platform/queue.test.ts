import { expect, it } from 'vitest'
import { queue } from './queue.ts'

/** A queue whose callers are letters. `begun` lists them as their work starts; `finish` ends running work. */
function steppedQueue() {
  const { run, waiting } = queue()
  const begun: string[] = []
  const releases: (() => void)[] = []
  return {
    begun,
    waiting,
    enqueue(letters: string) {
      for (const caller of letters)
        void run(caller, () => {
          begun.push(caller)
          return new Promise<void>((resolve) => releases.push(resolve))
        })
    },
    async finish(count: number) {
      for (let i = 0; i < count; i++) {
        releases.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

it('runs the work of one caller one at a time, in order', async () => {
  const { run } = queue()
  const steps: string[] = []
  const work = (name: string) =>
    run('A', async () => {
      steps.push(`${name} begins`)
      await new Promise(setImmediate)
      steps.push(`${name} ends`)
    })
  await Promise.all([work('first'), work('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('runs the only piece of work of a new caller after at most one piece of a busy caller', async () => {
  const { enqueue, finish, begun } = steppedQueue()
  enqueue('AAAAAAAA')
  await finish(3)
  enqueue('B')
  await finish(2)
  expect(begun.join('')).toBe('AAAABA')
})

it('alternates between callers with much work and includes a new caller', async () => {
  const { enqueue, finish, begun } = steppedQueue()
  enqueue('AAAABBB')
  await finish(2)
  enqueue('CC')
  await finish(6)
  expect(begun.join('')).toBe('ABABCABCA')
})

it('counts the waiting work of one caller and of all', async () => {
  const { enqueue, finish, waiting } = steppedQueue()
  enqueue('AAAB')
  expect([waiting('A'), waiting('B'), waiting('C'), waiting()]).toEqual([2, 1, 0, 3])
  await finish(4)
  expect(waiting()).toBe(0)
})

it('rejects only the promise of failing work and runs the next', async () => {
  const { run } = queue()
  const failing = run('A', () => Promise.reject(new Error('no')))
  const next = run('A', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
