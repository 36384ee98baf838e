/** Eviction of idle worlds, with a fake clock. */
import { afterEach, expect, it, vi } from 'vitest'
import type { DevWorld } from './dev.world.ts'
import { type WorldCache, worldCache } from './world-cache.ts'

let cache: WorldCache
afterEach(async () => {
  await cache.clear()
  vi.useRealTimers()
})

function holder() {
  let done = () => {}
  return { once: (_: 'close', close: () => void) => (done = close), close: () => done() }
}

it('evicts a world half an hour after its last use, and none in use', async () => {
  vi.useFakeTimers({ now: 0 })
  const disposed: string[] = []
  // The cache never reads the world itself.
  cache = worldCache(
    async (id) => ({ id }) as DevWorld,
    async ({ id }) => void disposed.push(id),
  )
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
  const stream = holder()
  await cache.get('idle')
  await cache.get('busy', stream)
  await cache.get('used')
  await minutes(20)
  await cache.get('used')
  await minutes(10)
  expect(disposed).toEqual(['idle'])
  stream.close()
  await minutes(20)
  expect(disposed).toEqual(['idle', 'used'])
  await minutes(10)
  expect(disposed).toEqual(['idle', 'used', 'busy'])
  expect(cache.list()).toEqual([])
})

it('evicts a world by id at once and disposes it after its last user', async () => {
  const disposed: string[] = []
  cache = worldCache(
    async (id) => ({ id }) as DevWorld,
    async ({ id }) => void disposed.push(id),
  )
  const stream = holder()
  const old = await cache.get('one', stream)
  expect(await cache.evict('one')).toBe(old)
  expect(cache.evict('one')).toBeUndefined()
  expect(await cache.get('one')).not.toBe(old)
  expect(disposed).toEqual([])
  stream.close()
  await vi.waitFor(() => expect(disposed).toEqual(['one']))
})
