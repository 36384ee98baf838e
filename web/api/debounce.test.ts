import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a debounced function runs once, after the given time without further calls', () => {
  const run = vi.fn()
  const runSoon = debounce(run, 3000)
  runSoon()
  vi.advanceTimersByTime(2999)
  runSoon()
  vi.advanceTimersByTime(2999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})
