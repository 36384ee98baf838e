/**
 * Worlds in memory by id: created on first use, evicted when idle or when the cache is full, least recently used first.
 * A world in use is never evicted to make room.
 */
import type { DevWorld } from './dev.world.ts'

/** Limit of worlds; exceeded only while more are in use. */
const MAX_WORLDS = 200
/** An unused world is evicted after this time. */
const IDLE_MS = 30 * 60_000
const PATROL_MS = 60_000

/** Keeps a world in use until its `close` event, such as the answer to a request. */
export interface Holder {
  once(event: 'close', done: () => void): unknown
}

/** A created world; times in milliseconds since 1970, system time. */
export interface CachedWorld {
  world: DevWorld
  madeAt: number
  usedAt: number
}

export interface WorldCache {
  get(id: string, holder?: Holder): DevWorld | Promise<DevWorld>
  replace(world: DevWorld): void
  list(): CachedWorld[]
  /** Evicts the world now, disposes it after its last user, and returns it. The id then names a new world. */
  evict(id: string): DevWorld | Promise<DevWorld> | undefined
  /** Evicts worlds unused for `IDLE_MS` at the moment `now`. */
  sweep(now: number): void
  clear(): Promise<void>
}

interface Entry {
  world: DevWorld | Promise<DevWorld>
  users: number
  madeAt: number
  usedAt: number
  /** Called when its last user is done. */
  onFree?: () => void
}

/** `dispose` must not reject. One long closure, because all methods share the entries. */
export function worldCache(
  make: (id: string) => Promise<DevWorld>,
  dispose: (world: DevWorld) => Promise<void>,
): WorldCache {
  const entries = new Map<string, Entry>()
  const disposing = new Set<Promise<void>>()
  /** Functions that dispose evicted worlds although they are still in use. */
  const forceFree = new Set<() => void>()
  const evictEntry = (id: string, entry: Entry, free = Promise.resolve()) => {
    entries.delete(id)
    const disposed = free
      .then(() => entry.world)
      // A world whose creation failed needs no disposal.
      .then(dispose, () => undefined)
      .finally(() => disposing.delete(disposed))
    disposing.add(disposed)
  }
  const whenFree = (entry: Entry) =>
    new Promise<void>((resolve) => {
      forceFree.add(resolve)
      entry.onFree = () => {
        forceFree.delete(resolve)
        resolve()
      }
    })
  const makeRoom = () => {
    for (const [id, entry] of entries) {
      if (entries.size < MAX_WORLDS) return
      if (entry.users === 0) evictEntry(id, entry)
    }
  }
  const add = (id: string): Entry => {
    makeRoom()
    const created = make(id)
    const entry: Entry = { world: created, users: 0, madeAt: Date.now(), usedAt: 0 }
    created.then(
      (world) => {
        entry.world = world
      },
      () => entries.delete(id),
    )
    return entry
  }
  const sweep = (now: number) => {
    for (const [id, entry] of entries) if (entry.users === 0 && now - entry.usedAt >= IDLE_MS) evictEntry(id, entry)
  }
  const patrol = setInterval(() => sweep(Date.now()), PATROL_MS)
  patrol.unref()
  return {
    get(id, holder) {
      const entry = entries.get(id) ?? add(id)
      // Moves it to the end: map order is order of use.
      entries.delete(id)
      entries.set(id, entry)
      entry.usedAt = Date.now()
      if (holder) {
        entry.users++
        holder.once('close', () => {
          entry.users--
          entry.usedAt = Date.now()
          if (entry.users === 0) entry.onFree?.()
        })
      }
      return entry.world
    },
    replace(world) {
      const entry = entries.get(world.id)
      if (entry) entry.world = world
    },
    list: () =>
      [...entries.values()].flatMap(({ world, madeAt, usedAt }) =>
        world instanceof Promise ? [] : [{ world, madeAt, usedAt }],
      ),
    evict(id) {
      const entry = entries.get(id)
      if (!entry) return undefined
      evictEntry(id, entry, entry.users === 0 ? undefined : whenFree(entry))
      return entry.world
    },
    sweep,
    async clear() {
      clearInterval(patrol)
      for (const [id, entry] of entries) evictEntry(id, entry)
      for (const free of forceFree) free()
      await Promise.all(disposing)
    },
  }
}
