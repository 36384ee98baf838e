import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fairRounds } from './fair-rounds.ts'

/** Fair rounds with a clock that only the work advances, recording the order of the callers. */
function called() {
  let ms = 0
  const rounds = fairRounds(() => ms)
  const done: string[] = []
  const call = (caller: string, takes: number) =>
    rounds.run(caller, () => {
      ms += takes
      done.push(caller)
      return caller
    })
  return { rounds, call, done }
}

it('calls beyond the share of their caller wait, and each later round runs one', async () => {
  const { call, done } = called()
  const heavy = [...'AAA'].map((caller) => call(caller, 10))
  expect(done.join('')).toBe('A')
  await nextRound()
  expect(done.join('')).toBe('AA')
  expect(await Promise.all(heavy)).toEqual(['A', 'A', 'A'])
})

it('a call of another caller runs immediately', () => {
  const { call, done } = called()
  for (const caller of 'AAAAB') void call(caller, 10)
  expect(done.join('')).toBe('AB')
})

it('light calls of one caller all run immediately', () => {
  const { call, done } = called()
  expect([...'AAAA'].map((caller) => call(caller, 1)).join('')).toBe('AAAA')
  expect(done).toHaveLength(4)
})

it('callers with equally long calls take turns, and each keeps its own order', async () => {
  const { call, done } = called()
  await Promise.all([...'AAAABBC'].map((caller) => call(caller, 10)))
  expect(done.join('')).toBe('ABCABAA')
})

it('waiting callers share the time: several short calls of one run between two long calls of another', async () => {
  const { call, done } = called()
  const calls = [...'AAAA'].map((caller) => call(caller, 40))
  calls.push(call('B', 10))
  for (let i = 0; i < 8; i++) calls.push(call('B', 10))
  await Promise.all(calls)
  expect(done.join('')).toBe('ABABBBABBBBAB')
})

it('a caller that starts waiting later gets no credit for time it did not use', async () => {
  const { call, done } = called()
  const calls = [...'AAAAAAAA'].map((caller) => call(caller, 10))
  for (let i = 0; i < 4; i++) await nextRound()
  calls.push(...[...'BBBB'].map((caller) => call(caller, 10)))
  await Promise.all(calls)
  expect(done.join('')).toBe('AAAAABABABAB')
})

it('a call that fails in a later round rejects only its own promise', async () => {
  const { rounds, call } = called()
  void call('A', 10)
  const failing = rounds.run('A', () => {
    throw new Error('not found')
  })
  const next = rounds.run('A', () => 'found')
  await expect(failing).rejects.toThrow('not found')
  await expect(next).resolves.toBe('found')
})
