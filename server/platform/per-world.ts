import type { World } from './world.ts'

/** In-memory data of one module per world: created on first use, collected with the world. */
export function perWorld<T>(make: (world: World) => T): (world: World) => T {
  const byWorld = new WeakMap<World, { of: T }>()
  return (world) => {
    const entry = byWorld.get(world) ?? { of: make(world) }
    byWorld.set(world, entry)
    return entry.of
  }
}
