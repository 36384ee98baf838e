import { expect, it } from 'vitest'
import { queue } from './queue.ts'

/** A queue whose work is named by the letter of its caller, and which the test finishes step by step. */
function steppedQueue() {
  const { run, waiting } = queue()
  const begun: string[] = []
  const held: (() => void)[] = []
  return {
    begun,
    waiting,
    asks(letters: string) {
      for (const caller of letters)
        void run(caller, () => {
          begun.push(caller)
          return new Promise<void>((resolve) => held.push(resolve))
        })
    },
    /** Finishes this many pieces of work. */
    async does(count: number) {
      for (let i = 0; i < count; i++) {
        held.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

it('work of one caller runs one at a time, in order', async () => {
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

it('a caller with one piece of work waits for one piece of a caller with many', async () => {
  const { asks, does, begun } = steppedQueue()
  asks('AAAAAAAA')
  await does(3)
  asks('B')
  await does(2)
  expect(begun.join('')).toBe('AAAABA')
})

it('callers with much work take turns, and a new caller joins the turns', async () => {
  const { asks, does, begun } = steppedQueue()
  asks('AAAABBB')
  await does(2)
  asks('CC')
  await does(6)
  expect(begun.join('')).toBe('ABABCABCA')
})

it('counts the waiting work of one caller and of all', async () => {
  const { asks, does, waiting } = steppedQueue()
  asks('AAAB')
  expect([waiting('A'), waiting('B'), waiting('C'), waiting()]).toEqual([2, 1, 0, 3])
  await does(4)
  expect(waiting()).toBe(0)
})

it('failing work rejects only its own promise, and the next work runs', async () => {
  const { run } = queue()
  const failing = run('A', () => Promise.reject(new Error('no')))
  const next = run('A', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
