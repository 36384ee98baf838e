import { expect, it } from 'vitest'
import { queue } from './queue.ts'

/** Work of a queue by the letters of who asks for it, each piece of which is held until it is let go. */
function asked() {
  const { run, waiting } = queue()
  const begun: string[] = []
  const held: (() => void)[] = []
  return {
    begun,
    waiting,
    asks(letters: string) {
      for (const who of letters)
        void run(who, () => {
          begun.push(who)
          return new Promise<void>((resolve) => held.push(resolve))
        })
    },
    /** Ends the current piece so many times over. */
    async does(count: number) {
      for (let i = 0; i < count; i++) {
        held.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

it('one piece of work is done at a time, in the order in which it was asked for', async () => {
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

it('who asks once waits for one piece of somebody who has asked for many', async () => {
  const { asks, does, begun } = asked()
  asks('AAAAAAAA')
  await does(3)
  asks('B')
  await does(2)
  expect(begun.join('')).toBe('AAAABA')
})

it('who asks for many has turns with others who do, and with those who come', async () => {
  const { asks, does, begun } = asked()
  asks('AAAABBB')
  await does(2)
  asks('CC')
  await does(6)
  expect(begun.join('')).toBe('ABABCABCA')
})

it('tells how many wait, of one and of all', async () => {
  const { asks, does, waiting } = asked()
  asks('AAAB')
  expect([waiting('A'), waiting('B'), waiting('C'), waiting()]).toEqual([2, 1, 0, 3])
  await does(4)
  expect(waiting()).toBe(0)
})

it('work that fails is told to who asked for it, and the next is done', async () => {
  const { run } = queue()
  const failing = run('A', () => Promise.reject(new Error('no')))
  const next = run('A', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
