import { expect, test } from 'vitest'
import { secondsLeft, untilNextSecond } from './code-wait.rules.ts'

const until = 1_000_000

test('a minute is counted down in whole seconds, and the last one is over at its end', () => {
  expect(secondsLeft(until, until - 60_000)).toBe(60)
  expect(secondsLeft(until, until - 59_001)).toBe(60)
  expect(secondsLeft(until, until - 59_000)).toBe(59)
  expect(secondsLeft(until, until - 1)).toBe(1)
  expect(secondsLeft(until, until)).toBe(0)
  expect(secondsLeft(until, until + 5_000)).toBe(0)
})

test('a clock that was set back does not lengthen the wait', () => {
  expect(secondsLeft(until, until - 3_600_000)).toBe(60)
})

test('the number changes when a second is full', () => {
  expect(untilNextSecond(until, until - 59_300)).toBe(300)
  expect(untilNextSecond(until, until - 59_000)).toBe(1000)
})
