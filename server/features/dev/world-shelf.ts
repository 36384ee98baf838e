/**
 * The worlds in memory, by name: made when first named; the longest unused makes room, and one that nobody uses for a
 * while goes, but none that is in use.
 */
import type { DevWorld } from './dev.world.ts'

/** Worlds at once, unless more are in use. */
const MOST_WORLDS = 200
/** How long a world stays that nobody uses. */
const IDLE_MS = 30 * 60_000
/** How often that is looked at. */
const PATROL_MS = 60_000

/** What uses a world until it closes: the answer to a request. */
export interface Holder {
  once(event: 'close', done: () => void): unknown
}

/** A world that is made, with times of the system in milliseconds. */
export interface Shelved {
  world: DevWorld
  madeAt: number
  usedAt: number
}

export interface WorldShelf {
  get(id: string, holder?: Holder): DevWorld | Promise<DevWorld>
  /** In the place of the world of that name. */
  replace(world: DevWorld): void
  /** Those that are made. */
  list(): Shelved[]
  /** Lets go of the one of that name, which begins anew; dropped when whoever uses it still is done. The world, if there is one. */
  drop(id: string): DevWorld | Promise<DevWorld> | undefined
  /** Drops what was last used `IDLE_MS` before the moment, and is not in use. */
  sweep(now: number): void
  /** Drops them all. */
  clear(): Promise<void>
}

interface Place {
  world: DevWorld | Promise<DevWorld>
  users: number
  madeAt: number
  usedAt: number
  /** Called when nobody uses it any more. */
  freed?: () => void
}

/** `drop` gives back what a world holds, and never rejects. */
export function worldShelf(
  make: (id: string) => Promise<DevWorld>,
  drop: (world: DevWorld) => Promise<void>,
): WorldShelf {
  const places = new Map<string, Place>()
  const leaving = new Set<Promise<void>>()
  /** Lets those go that are still used. */
  const held = new Set<() => void>()
  const leave = (id: string, place: Place, free = Promise.resolve()) => {
    places.delete(id)
    const gone = free
      .then(() => place.world)
      // A world that could not be made leaves nothing behind.
      .then(drop, () => undefined)
      .finally(() => leaving.delete(gone))
    leaving.add(gone)
  }
  const whenFree = (place: Place) =>
    new Promise<void>((resolve) => {
      held.add(resolve)
      place.freed = () => {
        held.delete(resolve)
        resolve()
      }
    })
  const makeRoom = () => {
    for (const [id, place] of places) {
      if (places.size < MOST_WORLDS) return
      if (place.users === 0) leave(id, place)
    }
  }
  const add = (id: string): Place => {
    makeRoom()
    const made = make(id)
    const place: Place = { world: made, users: 0, madeAt: Date.now(), usedAt: 0 }
    made.then(
      (world) => {
        place.world = world
      },
      () => places.delete(id),
    )
    return place
  }
  const sweep = (now: number) => {
    for (const [id, place] of places) if (place.users === 0 && now - place.usedAt >= IDLE_MS) leave(id, place)
  }
  const patrol = setInterval(() => sweep(Date.now()), PATROL_MS)
  patrol.unref()
  return {
    get(id, holder) {
      const place = places.get(id) ?? add(id)
      // Last in order: used last.
      places.delete(id)
      places.set(id, place)
      place.usedAt = Date.now()
      if (holder) {
        place.users++
        holder.once('close', () => {
          place.users--
          place.usedAt = Date.now()
          if (place.users === 0) place.freed?.()
        })
      }
      return place.world
    },
    replace(world) {
      const place = places.get(world.id)
      if (place) place.world = world
    },
    list: () =>
      [...places.values()].flatMap(({ world, madeAt, usedAt }) =>
        world instanceof Promise ? [] : [{ world, madeAt, usedAt }],
      ),
    drop(id) {
      const place = places.get(id)
      if (!place) return undefined
      leave(id, place, place.users === 0 ? undefined : whenFree(place))
      return place.world
    },
    sweep,
    async clear() {
      clearInterval(patrol)
      for (const [id, place] of places) leave(id, place)
      for (const free of held) free()
      await Promise.all(leaving)
    },
  }
}
