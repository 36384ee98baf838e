import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced } from './debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for often runs once, a while after the last time', () => {
  const asked = vi.fn()
  const ask = debounced(asked, 3000)
  ask()
  vi.advanceTimersByTime(2999)
  ask()
  vi.advanceTimersByTime(2999)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledTimes(1)
})
