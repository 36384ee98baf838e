/** Makes worlds: the main one from its file, the others in memory from a snapshot of the seed. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, openSnapshot, serialise } from './db/open.ts'
import { migrate, type State, stateOf } from './db/state.ts'
import type { Deps } from './deps.ts'
import { systemClock } from './domain/clock.ts'
import { hub } from './domain/hub.ts'
import { jobRunner, releaseDead } from './domain/jobs.ts'
import type { Logger } from './domain/logger.ts'
import { secretOf, seedSampleAccount } from './domain/seed.ts'
import { sessions } from './domain/sessions.ts'
import type { World } from './domain/world.ts'
import { sweepFiles } from './features/reports/reports.files.ts'
import { reportJobs } from './features/reports/reports.jobs.ts'
import { filesInUse } from './features/reports/reports.store.ts'

export const MAIN_WORLD = 'main'
export const WORLD_ID = /^[a-zA-Z0-9_-]{1,64}$/
/** Worlds in memory at once; the one longest unused makes room. */
const MOST_WORLDS = 200

export interface Worlds {
  main: World
  /** The world of that name, made when it is first named. Throws nothing: an ill-formed name is the main world. */
  get(id: string): World | Promise<World>
  /** Puts a world back to the seed. */
  reset(world: World): Promise<World>
  close(): Promise<void>
}

export async function openWorlds(deps: Deps, log: Logger): Promise<Worlds> {
  const worlds = new Map<string, Promise<World>>()
  const filesRoot = join(deps.dataDir, 'files')
  rmSync(join(filesRoot, 'worlds'), { recursive: true, force: true })
  let snapshot: Promise<Buffer> | undefined

  const build = async (id: string, db: State, files: string): Promise<World> => {
    const clock = systemClock()
    if (deps.now) clock.set(deps.now)
    sweepFiles(files, await filesInUse(db))
    await releaseDead(db)
    const handler = reportJobs({ pool: deps.pool, catalogueFile: deps.catalogueFile, onStep: deps.onStep }, () => world)
    const world: World = {
      ...{ id, db, files, clock },
      catalogue: deps.catalogue,
      sessions: sessions(db, clock),
      hub: hub(),
      jobs: jobRunner({ db, log, handlers: { asinReport: handler }, ...(deps.onStep && { onStep: deps.onStep }) }),
      secret: await secretOf(db),
    }
    world.jobs.kick()
    return world
  }
  const openMain = async () => {
    const db = stateOf(openDatabase(join(deps.dataDir, 'state.sqlite'), { exclusive: true }))
    await migrate(db)
    if (deps.mode === 'dev') await seedSampleAccount(db, systemClock().iso())
    return build(MAIN_WORLD, db, join(filesRoot, MAIN_WORLD))
  }
  const openOther = async (id: string) => {
    snapshot ??= seedSnapshot()
    return build(id, stateOf(openSnapshot(Buffer.from(await snapshot))), join(filesRoot, 'worlds', id))
  }
  const drop = async (world: World) => {
    await world.jobs.stop()
    await world.db.destroy()
    rmSync(world.files, { recursive: true, force: true })
  }
  const makeRoom = async () => {
    const [oldest] = worlds.keys()
    if (worlds.size < MOST_WORLDS || oldest === undefined) return
    const world = worlds.get(oldest)
    worlds.delete(oldest)
    if (world) await drop(await world)
  }
  let main = await openMain()
  return {
    get main() {
      return main
    },
    get(id) {
      if (id === MAIN_WORLD || !WORLD_ID.test(id)) return main
      const known = worlds.get(id)
      if (known) {
        worlds.delete(id)
        worlds.set(id, known)
        return known
      }
      const made = makeRoom().then(() => openOther(id))
      worlds.set(id, made)
      made.catch(() => worlds.delete(id))
      return made
    },
    async reset(world) {
      await world.jobs.stop()
      await world.db.destroy()
      if (world.id === MAIN_WORLD) {
        for (const suffix of ['', '-wal', '-shm']) rmSync(join(deps.dataDir, `state.sqlite${suffix}`), { force: true })
        main = await openMain()
        return main
      }
      const made = openOther(world.id)
      worlds.set(world.id, made)
      return made
    },
    async close() {
      const open = [main, ...(await Promise.all(worlds.values()))]
      await Promise.all(open.map((world) => world.jobs.stop()))
      await Promise.all(open.map((world) => world.db.destroy()))
      mkdirSync(filesRoot, { recursive: true })
      rmSync(join(filesRoot, 'worlds'), { recursive: true, force: true })
    },
  }
}

/** The seed as bytes: migrated, with the sample account. Made once, on the first world that is named. */
async function seedSnapshot(): Promise<Buffer> {
  const connection = openDatabase(':memory:')
  const db = stateOf(connection)
  await migrate(db)
  await seedSampleAccount(db, systemClock().iso())
  const bytes = serialise(connection)
  await db.destroy()
  return bytes
}
