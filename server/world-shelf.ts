/** The worlds in memory, by name: made when first named; the longest unused makes room, but none that is in use. */
import type { World } from './domain/world.ts'

/** Worlds at once, unless more are in use. */
const MOST_WORLDS = 200

/** What uses a world until it closes: the answer to a request. */
export interface Holder {
  once(event: 'close', done: () => void): unknown
}

export interface WorldShelf {
  get(id: string, holder?: Holder): World | Promise<World>
  /** In the place of the world of that name. */
  replace(world: World): void
  /** Drops them all. */
  clear(): Promise<void>
}

interface Place {
  world: World | Promise<World>
  users: number
}

/** `drop` gives back what a world holds, and never rejects. */
export function worldShelf(make: (id: string) => Promise<World>, drop: (world: World) => Promise<void>): WorldShelf {
  const places = new Map<string, Place>()
  const leaving = new Set<Promise<void>>()
  const leave = (id: string, { world }: Place) => {
    places.delete(id)
    const gone = Promise.resolve(world)
      // A world that could not be made leaves nothing behind.
      .then(drop, () => undefined)
      .finally(() => leaving.delete(gone))
    leaving.add(gone)
  }
  const makeRoom = () => {
    for (const [id, place] of places) {
      if (places.size < MOST_WORLDS) return
      if (place.users === 0) leave(id, place)
    }
  }
  const add = (id: string): Place => {
    makeRoom()
    const made = make(id)
    const place: Place = { world: made, users: 0 }
    made.then(
      (world) => {
        place.world = world
      },
      () => places.delete(id),
    )
    return place
  }
  return {
    get(id, holder) {
      const place = places.get(id) ?? add(id)
      // Last in order: used last.
      places.delete(id)
      places.set(id, place)
      if (holder) {
        place.users++
        holder.once('close', () => place.users--)
      }
      return place.world
    },
    replace(world) {
      const place = places.get(world.id)
      if (place) place.world = world
    },
    async clear() {
      for (const [id, place] of places) leave(id, place)
      await Promise.all(leaving)
    },
  }
}
