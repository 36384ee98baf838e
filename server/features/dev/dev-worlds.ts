/** The worlds of dev mode: the main one, and others in memory made from the seed; resets them, snapshots them, drops them. */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refill, SchemaMismatch } from '#server/db/refill.ts'
import type { State } from '#server/db/state.ts'
import type { BillingWorld } from '#server/features/billing/billing.world.ts'
import type { ReportsWorld } from '#server/features/reports/reports.world.ts'
import { requeue } from '#server/platform/leases.ts'
import type { Logger } from '#server/platform/logger.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import { type BareWorld, type DevWorld, newArranged, overridesOf } from './dev.world.ts'
import { livingOf } from './living-world.ts'
import type { Snapshots } from './snapshots.routes.ts'
import { type Holder, worldShelf } from './world-shelf.ts'
import { type Found, findSnapshot, removeSnapshot, snapshotsIn, takeSnapshot } from './world-snapshots.ts'
import type { Living } from './worlds.routes.ts'

/** What a world is built around. */
export interface Foundation {
  id: string
  db: State
  files: string
  /** The state is the seed as it was made: there is nothing in it to clear up. */
  isUntouched?: boolean
  taskOverrides?: ReportsWorld['taskOverrides']
  orderOverrides?: BillingWorld['orderOverrides']
}

/** The parts of a foundation that only developers set. */
type Overrides = Pick<Foundation, 'taskOverrides' | 'orderOverrides'>

/** How the app makes worlds. `extend` is called before anything in the new world begins to work. */
export interface WorldMaker {
  openMain(overrides: Overrides, extend: (world: BareWorld) => DevWorld): Promise<DevWorld>
  build(foundation: Foundation, extend: (world: BareWorld) => DevWorld): Promise<DevWorld>
  /** Where every world but the main one begins. */
  seed: WorldSeed
  /** Ends the streams of its users. */
  closeStreams(world: BareWorld): void
  /** Ends its tasks, messages and state. */
  stop(world: BareWorld): Promise<void>
}

export interface WorldSeed {
  /** A state of its own in memory. */
  open(): Promise<State>
  /** The same as a file, to refill a state from. */
  file(): Promise<string>
}

export interface DevWorlds {
  readonly main: DevWorld
  /** The world of that name, made when it is first named; it stays at least until its holder closes. */
  get(id: string, holder?: Holder): DevWorld | Promise<DevWorld>
  /** Puts a world back to the seed and ends its streams. Waits for the task that runs. */
  reset(world: DevWorld): Promise<DevWorld>
  /** Of the worlds: the main one's outlive the process. */
  snapshots: Snapshots
  /** The worlds that live now. */
  living(): Promise<Living[]>
  /** Drops a world in memory; false if no world has that name. */
  drop(id: string): Promise<boolean>
  /** Ends the streams of all users, also those still to come, and those of developers. */
  closeStreams(): void
  close(): Promise<void>
}

export async function openDevWorlds(dataDir: string, maker: WorldMaker, log: Logger): Promise<DevWorlds> {
  const filesRoot = join(dataDir, 'files')
  const othersRoot = join(filesRoot, 'worlds')
  const { seed, closeStreams } = maker
  let made = 0

  /** The overrides of a new world, and the function that adds its developer tools. */
  const arrangeNew = (before?: DevWorld, prepare?: (world: DevWorld) => void) => {
    const arranged = newArranged(before)
    const extend = (world: BareWorld): DevWorld => {
      const extended = Object.assign(world, arranged)
      prepare?.(extended)
      return extended
    }
    return { overrides: overridesOf(arranged.scenarios), extend }
  }
  const openMain = () => {
    const { overrides, extend } = arrangeNew()
    return maker.openMain(overrides, extend)
  }
  const openOther = async (id: string) => {
    // Numbered, as one of the same name may still be leaving.
    const files = join(othersRoot, `${id}.${++made}`)
    const { overrides, extend } = arrangeNew()
    return maker.build({ id, files, db: await seed.open(), isUntouched: true, ...overrides }, extend)
  }
  const shut = async (world: DevWorld) => {
    closeStreams(world)
    world.requests.close()
    await maker.stop(world)
  }
  const drop = async (world: DevWorld) => {
    try {
      await shut(world)
      for (const folder of [world.files, snapshotsOf(world)]) rmSync(folder, { recursive: true, force: true })
    } catch (err) {
      log.error({ err, world: world.id }, 'world could not be dropped')
    }
  }
  const snapshotsOf = ({ id, files }: DevWorld) =>
    id === MAIN_WORLD ? join(dataDir, 'snapshots') : `${files}.snapshots`
  const shelf = worldShelf(openOther, drop)

  /** Puts a world back to the seed, or to what was found. */
  const renew = async (id: string, found?: Found): Promise<DevWorld> => {
    const before = id === MAIN_WORLD ? main : await shelf.get(id)
    closeStreams(before)
    await Promise.all([before.jobs.stop(), before.settlement.stop(), before.cleanup.stop()])
    const { db, files } = before
    try {
      // The database stays open: who asked before is still answered.
      await refill(db, found?.state ?? (await seed.file()))
      if (found) await bringFiles(db, found, files)
    } finally {
      // Also after a refusal: the current world continues.
      const { overrides, extend } = arrangeNew(before, found?.arrange)
      const fresh = await maker.build({ id, db, files, isUntouched: !found, ...overrides }, extend)
      if (id === MAIN_WORLD) main = fresh
      else shelf.replace(fresh)
    }
    return id === MAIN_WORLD ? main : shelf.get(id)
  }
  const renewals = new Map<string, Promise<void>>()
  /** One after the other: none closes what the next one needs. */
  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const result = (renewals.get(id) ?? Promise.resolve()).then(work)
    renewals.set(
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
  // Only now that the data is ours alone: another server's worlds are not to be removed.
  rmSync(othersRoot, { recursive: true, force: true })
  return {
    get main() {
      return main
    },
    get(id, holder) {
      if (id !== MAIN_WORLD) return shelf.get(id, holder)
      mainUsedAt = Date.now()
      return main
    },
    reset: ({ id }) => inTurn(id, () => renew(id)),
    snapshots: {
      list: (world) => snapshotsIn(snapshotsOf(world)),
      take: (world, name) => inTurn(world.id, () => takeSnapshot(snapshotsOf(world), world, name)),
      remove: (world, name) => removeSnapshot(snapshotsOf(world), name),
      async restore(world, name) {
        const found = findSnapshot(snapshotsOf(world), name)
        if (!found) return false
        try {
          await inTurn(world.id, () => renew(world.id, found))
          return true
        } catch (error) {
          if (error instanceof SchemaMismatch) return false
          throw error
        }
      },
    },
    async living() {
      const others = shelf.list().map((place) => livingOf(place.world, place))
      return Promise.all([livingOf(main, { madeAt: mainMadeAt, usedAt: mainUsedAt }), ...others])
    },
    async drop(id) {
      const world = await shelf.drop(id)
      if (!world) return false
      // What stays open would hold it.
      closeStreams(world)
      world.requests.close()
      return true
    },
    closeStreams() {
      for (const world of [main, ...shelf.list().map((place) => place.world)]) {
        closeStreams(world)
        world.requests.close()
      }
    },
    async close() {
      await Promise.all([shut(main), shelf.clear()])
      mkdirSync(filesRoot, { recursive: true })
      rmSync(othersRoot, { recursive: true, force: true })
    },
  }
}

/** The files of a snapshot in the place of those that are there; tasks that ran when it was taken begin anew. */
async function bringFiles(db: State, found: Found, files: string): Promise<void> {
  rmSync(files, { recursive: true, force: true })
  cpSync(found.files, files, { recursive: true })
  await requeue(db)
}
