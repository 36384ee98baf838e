import type { World } from './world.ts'

/** What one module keeps in memory of each world: made when it is first asked for, gone with the world. */
export function perWorld<T>(make: (world: World) => T): (world: World) => T {
  const made = new WeakMap<World, { of: T }>()
  return (world) => {
    const mine = made.get(world) ?? { of: make(world) }
    made.set(world, mine)
    return mine.of
  }
}
