/** Worlds that nobody uses go; the clock is given, so nobody waits. */
import { afterEach, expect, it, vi } from 'vitest'
import type { DevWorld } from './dev.world.ts'
import { type WorldShelf, worldShelf } from './world-shelf.ts'

let shelf: WorldShelf
afterEach(async () => {
  await shelf.clear()
  vi.useRealTimers()
})

/** A holder that is let go by hand. */
function holder() {
  let done = () => {}
  return { once: (_: 'close', close: () => void) => (done = close), close: () => done() }
}

it('drops what nobody has used for half an hour, and nothing that is in use or was used since', async () => {
  vi.useFakeTimers({ now: 0 })
  const dropped: string[] = []
  // What is kept on the shelf is never looked into.
  shelf = worldShelf(
    async (id) => ({ id }) as DevWorld,
    async ({ id }) => void dropped.push(id),
  )
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
  const stream = holder()
  await shelf.get('idle')
  await shelf.get('busy', stream)
  await shelf.get('used')
  await minutes(20)
  await shelf.get('used')
  await minutes(10)
  expect(dropped).toEqual(['idle'])
  stream.close()
  await minutes(20)
  expect(dropped).toEqual(['idle', 'used'])
  await minutes(10)
  expect(dropped).toEqual(['idle', 'used', 'busy'])
  expect(shelf.list()).toEqual([])
})

it('lets go of a world by name at once, and drops it when whoever uses it is done', async () => {
  const dropped: string[] = []
  shelf = worldShelf(
    async (id) => ({ id }) as DevWorld,
    async ({ id }) => void dropped.push(id),
  )
  const stream = holder()
  const old = await shelf.get('one', stream)
  expect(await shelf.drop('one')).toBe(old)
  expect(shelf.drop('one')).toBeUndefined()
  expect(await shelf.get('one')).not.toBe(old)
  expect(dropped).toEqual([])
  stream.close()
  await vi.waitFor(() => expect(dropped).toEqual(['one']))
})
