import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fairRounds } from './fair-rounds.ts'

/** Callers by letters, work that takes its time on a clock of its own, and the order in which it is done. */
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

it('work of one caller beyond its share of a round waits for later rounds, one piece in each', async () => {
  const { call, done } = called()
  const heavy = [...'AAA'].map((caller) => call(caller, 10))
  expect(done.join('')).toBe('A')
  await nextRound()
  expect(done.join('')).toBe('AA')
  expect(await Promise.all(heavy)).toEqual(['A', 'A', 'A'])
})

it('work of another caller is done at once', () => {
  const { call, done } = called()
  for (const caller of 'AAAAB') void call(caller, 10)
  expect(done.join('')).toBe('AB')
})

it('light work of one caller is all done at once', () => {
  const { call, done } = called()
  expect([...'AAAA'].map((caller) => call(caller, 1)).join('')).toBe('AAAA')
  expect(done).toHaveLength(4)
})

it('waiting callers with work of equal length take turns, each in its own order', async () => {
  const { call, done } = called()
  await Promise.all([...'AAAABBC'].map((caller) => call(caller, 10)))
  expect(done.join('')).toBe('ABCABAA')
})

it('waiting callers share the time: between two long pieces of one come several short ones of another', async () => {
  const { call, done } = called()
  const calls = [...'AAAA'].map((caller) => call(caller, 40))
  calls.push(call('B', 10))
  for (let i = 0; i < 8; i++) calls.push(call('B', 10))
  await Promise.all(calls)
  expect(done.join('')).toBe('ABABBBABBBBAB')
})

it('a caller who comes late has the time of the others from then on, not of before', async () => {
  const { call, done } = called()
  const calls = [...'AAAAAAAA'].map((caller) => call(caller, 10))
  for (let i = 0; i < 4; i++) await nextRound()
  calls.push(...[...'BBBB'].map((caller) => call(caller, 10)))
  await Promise.all(calls)
  expect(done.join('')).toBe('AAAAABABABAB')
})

it('what fails in a later round fails for its caller alone', async () => {
  const { rounds, call } = called()
  void call('A', 10)
  const failing = rounds.run('A', () => {
    throw new Error('not found')
  })
  const next = rounds.run('A', () => 'found')
  await expect(failing).rejects.toThrow('not found')
  await expect(next).resolves.toBe('found')
})
