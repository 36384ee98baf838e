/** Makes worlds: the main one from its file, the others in memory from the seed; puts them back, and lets them go. */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { firstWork, openDatabase } from './db/open.ts'
import { OtherTables, refill } from './db/refill.ts'
import { migrate, type State, stateOf } from './db/state.ts'
import type { Deps } from './deps.ts'
import { requeue } from './domain/leases.ts'
import type { Logger } from './domain/logger.ts'
import { refuseSampleAccounts } from './domain/sample-data.ts'
import { MAIN_WORLD, type World } from './domain/world.ts'
import type { Snapshots } from './features/devtools/snapshots.routes.ts'
import type { Living } from './features/devtools/worlds.routes.ts'
import { buildWorld, closeStreams } from './world-build.ts'
import { livingOf } from './world-living.ts'
import { seedSamples, worldSeed } from './world-seed.ts'
import { type Holder, worldShelf } from './world-shelf.ts'
import { type Found, findSnapshot, removeSnapshot, snapshotsIn, takeSnapshot } from './world-snapshots.ts'

export interface Worlds {
  main: World
  /** The world of that name, made when it is first named; it stays at least until its holder closes. */
  get(id: string, holder?: Holder): World | Promise<World>
  /** Puts a world back to the seed and ends its streams. Waits for the task that runs. */
  reset(world: World): Promise<World>
  /** Of the worlds: the main one's outlive the process. */
  snapshots: Snapshots
  /** The worlds that live now. */
  living(): Promise<Living[]>
  /** Drops a world in memory; false when there is none of the name. */
  drop(id: string): Promise<boolean>
  /** Ends the streams of all users, also those still to come, and those of developers. */
  closeStreams(): void
  close(): Promise<void>
}

export async function openWorlds(deps: Deps, log: Logger): Promise<Worlds> {
  const filesRoot = join(deps.dataDir, 'files')
  const othersRoot = join(filesRoot, 'worlds')
  const seed = worldSeed(join(othersRoot, '.seed.sqlite'))
  let made = 0

  const openMain = async () => {
    const file = join(deps.dataDir, 'state.sqlite')
    const db = stateOf(openDatabase(file, { exclusive: true, durable: true }))
    try {
      return await firstWork(file, async () => {
        await migrate(db)
        if (deps.mode === 'dev') await seedSamples(db)
        else await refuseSampleAccounts(db, file)
        return buildWorld(deps, log, { id: MAIN_WORLD, db, files: join(filesRoot, MAIN_WORLD) })
      })
    } catch (error) {
      await db.destroy()
      throw error
    }
  }
  const openOther = async (id: string) => {
    // Numbered, as one of the same name may still be leaving.
    const files = join(othersRoot, `${id}.${++made}`)
    return buildWorld(deps, log, { id, files, db: await seed.open(), untouched: true })
  }
  const shut = async (world: World) => {
    closeStreams(world)
    world.requests.close()
    await Promise.all([world.jobs.stop(), world.settlement.stop()])
    await world.sms.idle()
    await world.db.destroy()
  }
  const drop = async (world: World) => {
    try {
      await shut(world)
      for (const folder of [world.files, snapshotsOf(world)]) rmSync(folder, { recursive: true, force: true })
    } catch (err) {
      log.error({ err, world: world.id }, 'world could not be dropped')
    }
  }
  const snapshotsOf = ({ id, files }: World) =>
    id === MAIN_WORLD ? join(deps.dataDir, 'snapshots') : `${files}.snapshots`
  const shelf = worldShelf(openOther, drop)

  /** Puts a world back to the seed, or to what was found. */
  const renew = async (id: string, found?: Found): Promise<World> => {
    const before = id === MAIN_WORLD ? main : await shelf.get(id)
    closeStreams(before)
    await Promise.all([before.jobs.stop(), before.settlement.stop()])
    const { db, files } = before
    try {
      // The database stays open: who asked before is still answered.
      await refill(db, found?.state ?? (await seed.file()))
      if (found) await bringFiles(db, found, files)
    } finally {
      // Also when it was refused: the world that there is works on.
      const prepare = found?.arrange
      const fresh = await buildWorld(deps, log, { id, db, files, before, untouched: !found, prepare })
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
          if (error instanceof OtherTables) return false
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
