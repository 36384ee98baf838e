import { expect, test } from 'vitest'
import { msUntilNextSecond, secondsLeft } from './code-wait.rules.ts'

const until = 1_000_000

test('counts a minute down in whole seconds to zero', () => {
  expect(secondsLeft(until, until - 60_000)).toBe(60)
  expect(secondsLeft(until, until - 59_001)).toBe(60)
  expect(secondsLeft(until, until - 59_000)).toBe(59)
  expect(secondsLeft(until, until - 1)).toBe(1)
  expect(secondsLeft(until, until)).toBe(0)
  expect(secondsLeft(until, until + 5_000)).toBe(0)
})

test('does not lengthen the wait when the clock is set back', () => {
  expect(secondsLeft(until, until - 3_600_000)).toBe(60)
})

test('returns the milliseconds until the shown number of seconds changes', () => {
  expect(msUntilNextSecond(until, until - 59_300)).toBe(300)
  expect(msUntilNextSecond(until, until - 59_000)).toBe(1000)
})
