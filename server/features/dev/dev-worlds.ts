/** The worlds of dev mode: the main one, and others in memory created from the seed. */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refill, SchemaMismatch } from '#server/db/refill.ts'
import type { State } from '#server/db/state.ts'
import type { BillingWorld } from '#server/features/billing/billing.world.ts'
import type { ReportsWorld } from '#server/features/reports/reports.world.ts'
import { requeue } from '#server/platform/leases.ts'
import type { Logger } from '#server/platform/logger.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import { type BareWorld, type DevWorld, newDevState, overridesOf } from './dev.world.ts'
import type { Snapshots } from './snapshots.routes.ts'
import { type Holder, worldCache } from './world-cache.ts'
import { worldInfoOf } from './world-info.ts'
import { type FoundSnapshot, findSnapshot, removeSnapshot, snapshotsIn, takeSnapshot } from './world-snapshots.ts'
import type { WorldInfo } from './worlds.routes.ts'

export interface Foundation {
  id: string
  db: State
  files: string
  /** The state is an unused copy of the seed, so the start has nothing to clean up. */
  isUntouched?: boolean
  taskOverrides?: ReportsWorld['taskOverrides']
  orderOverrides?: BillingWorld['orderOverrides']
}

type Overrides = Pick<Foundation, 'taskOverrides' | 'orderOverrides'>

/** How the app builds worlds. `extend` runs before anything in the new world starts. */
export interface WorldMaker {
  openMain(overrides: Overrides, extend: (world: BareWorld) => DevWorld): Promise<DevWorld>
  build(foundation: Foundation, extend: (world: BareWorld) => DevWorld): Promise<DevWorld>
  /** The initial state of all worlds except the main one. */
  seed: WorldSeed
  closeStreams(world: BareWorld): void
  stop(world: BareWorld): Promise<void>
}

export interface WorldSeed {
  open(): Promise<State>
  /** Path of a database file with the same rows as `open`; a reset refills a state from it. */
  file(): Promise<string>
}

export interface DevWorlds {
  readonly main: DevWorld
  /** The world with this id, created on first use; not disposed before its holder closes. */
  get(id: string, holder?: Holder): DevWorld | Promise<DevWorld>
  /** Resets a world to the seed and ends its streams. Waits for its running task. */
  reset(world: DevWorld): Promise<DevWorld>
  /** Snapshots of the main world survive a restart; others do not. */
  snapshots: Snapshots
  list(): Promise<WorldInfo[]>
  /** Removes a world in memory; false if there is none with this id. */
  drop(id: string): Promise<boolean>
  /** Ends all event streams, dev streams included, and refuses new ones. */
  closeStreams(): void
  close(): Promise<void>
}

/** One long closure, because its parts share the main world and the cache. */
export async function openDevWorlds(dataDir: string, maker: WorldMaker, log: Logger): Promise<DevWorlds> {
  const filesRoot = join(dataDir, 'files')
  const othersRoot = join(filesRoot, 'worlds')
  const { seed, closeStreams } = maker
  let created = 0

  /** Returns the overrides of a new world and the function that adds its dev tools. */
  const createSetup = (before?: DevWorld, prepare?: (world: DevWorld) => void) => {
    const arranged = newDevState(before)
    const extend = (world: BareWorld): DevWorld => {
      const extended = Object.assign(world, arranged)
      prepare?.(extended)
      return extended
    }
    return { overrides: overridesOf(arranged.scenarios), extend }
  }
  const openMain = () => {
    const { overrides, extend } = createSetup()
    return maker.openMain(overrides, extend)
  }
  const openOther = async (id: string) => {
    // Numbered, because an evicted world with the same id may still be closing.
    const files = join(othersRoot, `${id}.${++created}`)
    const { overrides, extend } = createSetup()
    return maker.build({ id, files, db: await seed.open(), isUntouched: true, ...overrides }, extend)
  }
  const closeWorld = async (world: DevWorld) => {
    closeStreams(world)
    world.requests.close()
    await maker.stop(world)
  }
  const dispose = async (world: DevWorld) => {
    try {
      await closeWorld(world)
      for (const folder of [world.files, snapshotFolderOf(world)]) rmSync(folder, { recursive: true, force: true })
    } catch (err) {
      log.error({ err, world: world.id }, 'could not dispose a world; its files stay until the next start')
    }
  }
  const snapshotFolderOf = ({ id, files }: DevWorld) =>
    id === MAIN_WORLD ? join(dataDir, 'snapshots') : `${files}.snapshots`
  const cache = worldCache(openOther, dispose)

  /** Resets a world to the seed or to a snapshot. */
  const rebuild = async (id: string, found?: FoundSnapshot): Promise<DevWorld> => {
    const before = id === MAIN_WORLD ? main : await cache.get(id)
    closeStreams(before)
    await Promise.all([before.jobs.stop(), before.settlement.stop(), before.cleanup.stop()])
    const { db, files } = before
    try {
      // The database stays open, so that running calls can finish.
      await refill(db, found?.state ?? (await seed.file()))
      if (found) await restoreFiles(db, found, files)
    } finally {
      // Also after a failure, so that the world continues to work.
      const { overrides, extend } = createSetup(before, found?.arrange)
      const fresh = await maker.build({ id, db, files, isUntouched: !found, ...overrides }, extend)
      if (id === MAIN_WORLD) main = fresh
      else cache.replace(fresh)
    }
    return id === MAIN_WORLD ? main : cache.get(id)
  }
  const pending = new Map<string, Promise<void>>()
  /** Runs resets of one world one at a time, so that none closes what the next needs. */
  const inSequence = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const result = (pending.get(id) ?? Promise.resolve()).then(work)
    pending.set(
      id,
      result.then(
        () => undefined,
        () => undefined,
      ),
    )
    return result
  }

  let main = await openMain()
  let mainUsedAt = Date.now()
  const mainMadeAt = mainUsedAt
  // Not before the main world has locked the data folder: the files could belong to another running server.
  rmSync(othersRoot, { recursive: true, force: true })
  return {
    get main() {
      return main
    },
    get(id, holder) {
      if (id !== MAIN_WORLD) return cache.get(id, holder)
      mainUsedAt = Date.now()
      return main
    },
    reset: ({ id }) => inSequence(id, () => rebuild(id)),
    snapshots: {
      list: (world) => snapshotsIn(snapshotFolderOf(world)),
      take: (world, name) => inSequence(world.id, () => takeSnapshot(snapshotFolderOf(world), world, name)),
      remove: (world, name) => removeSnapshot(snapshotFolderOf(world), name),
      async restore(world, name) {
        const found = findSnapshot(snapshotFolderOf(world), name)
        if (!found) return false
        try {
          await inSequence(world.id, () => rebuild(world.id, found))
          return true
        } catch (error) {
          if (error instanceof SchemaMismatch) return false
          throw error
        }
      },
    },
    async list() {
      const others = cache.list().map((entry) => worldInfoOf(entry.world, entry))
      return Promise.all([worldInfoOf(main, { madeAt: mainMadeAt, usedAt: mainUsedAt }), ...others])
    },
    async drop(id) {
      const world = await cache.evict(id)
      if (!world) return false
      // An open stream would keep the world in use.
      closeStreams(world)
      world.requests.close()
      return true
    },
    closeStreams() {
      for (const world of [main, ...cache.list().map((entry) => entry.world)]) {
        closeStreams(world)
        world.requests.close()
      }
    },
    async close() {
      await Promise.all([closeWorld(main), cache.clear()])
      mkdirSync(filesRoot, { recursive: true })
      rmSync(othersRoot, { recursive: true, force: true })
    },
  }
}

/** Replaces the files of a world with those of the snapshot, and queues interrupted tasks again. */
async function restoreFiles(db: State, found: FoundSnapshot, files: string): Promise<void> {
  rmSync(files, { recursive: true, force: true })
  cpSync(found.files, files, { recursive: true })
  await requeue(db)
}
