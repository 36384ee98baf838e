import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fairRounds } from './fair-rounds.ts'

/** Fair rounds with a clock that only work advances; records the order of callers. */
function recordedRounds() {
  let ms = 0
  const rounds = fairRounds(() => ms)
  const done: string[] = []
  const call = (caller: string, takes: number) =>
    rounds.run(caller, () => {
      ms += takes
      done.push(caller)
      return caller
    })
  const pass = (takes: number) => {
    ms += takes
  }
  return { rounds, call, done, pass }
}

it('delays calls beyond their caller’s share and runs one in each later round', async () => {
  const { call, done } = recordedRounds()
  const heavy = [...'AAA'].map((caller) => call(caller, 10))
  expect(done.join('')).toBe('A')
  await nextRound()
  expect(done.join('')).toBe('AA')
  expect(await Promise.all(heavy)).toEqual(['A', 'A', 'A'])
})

it('runs a call of another caller immediately', () => {
  const { call, done } = recordedRounds()
  for (const caller of 'AAAAB') void call(caller, 10)
  expect(done.join('')).toBe('AB')
})

it('runs all light calls of one caller immediately', () => {
  const { call, done } = recordedRounds()
  expect([...'AAAA'].map((caller) => call(caller, 1)).join('')).toBe('AAAA')
  expect(done).toHaveLength(4)
})

it('alternates between callers with equally long calls and keeps each caller’s order', async () => {
  const { call, done } = recordedRounds()
  await Promise.all([...'AAAABBC'].map((caller) => call(caller, 10)))
  expect(done.join('')).toBe('ABCABAA')
})

it('shares time between waiting callers: several short calls run between two long ones', async () => {
  const { call, done } = recordedRounds()
  const calls = [...'AAAA'].map((caller) => call(caller, 40))
  calls.push(call('B', 10))
  for (let i = 0; i < 8; i++) calls.push(call('B', 10))
  await Promise.all(calls)
  expect(done.join('')).toBe('ABABBBABBBBAB')
})

it('gives a caller that starts waiting later no credit for unused time', async () => {
  const { call, done } = recordedRounds()
  const calls = [...'AAAAAAAA'].map((caller) => call(caller, 10))
  for (let i = 0; i < 4; i++) await nextRound()
  calls.push(...[...'BBBB'].map((caller) => call(caller, 10)))
  await Promise.all(calls)
  expect(done.join('')).toBe('AAAAABABABAB')
})

it('rejects only the promise of a call that fails in a later round', async () => {
  const { rounds, call } = recordedRounds()
  void call('A', 10)
  const failing = rounds.run('A', () => {
    throw new Error('not found')
  })
  const next = rounds.run('A', () => 'found')
  await expect(failing).rejects.toThrow('not found')
  await expect(next).resolves.toBe('found')
})

it('runs later work in turn with waiting calls, and charges it to its own caller', async () => {
  const { rounds, call, done, pass } = recordedRounds()
  const slice = () =>
    rounds.runLater('S', () => {
      pass(10)
      done.push('S')
      if (done.length < 8) slice()
    })
  slice()
  await Promise.all([...'AAAA'].map((caller) => call(caller, 10)))
  expect(done.join('')).toBe('ASASASA')
})

it('runs the later work of another caller before the rest of a long queue', async () => {
  const { rounds, done, pass } = recordedRounds()
  const finished = [...'AAAAB'].map(
    (caller) =>
      new Promise<void>((resolve) =>
        rounds.runLater(caller, () => {
          pass(10)
          done.push(caller)
          resolve()
        }),
      ),
  )
  await Promise.all(finished)
  expect(done.join('')).toBe('ABAAA')
})
