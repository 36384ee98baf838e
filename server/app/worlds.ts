/** Opens the worlds of a server: only the main one in production, others too in dev mode. */
import { join } from 'node:path'
import { compact } from '#server/db/remnants.ts'
import { withFileFaults } from '#server/db/sqlite.ts'
import { openStateFile } from '#server/db/state-file.ts'
import { refuseSampleAccounts } from '#server/features/accounts/sample-accounts.ts'
import type { Foundation } from '#server/features/dev/dev-worlds.ts'
import type { Logger } from '#server/platform/logger.ts'
import { MAIN_WORLD } from '#server/platform/world.ts'
import { stateFileOf } from './data-folder.ts'
import type { Deps } from './deps.ts'
import type { AppWorld } from './world.ts'
import { buildWorld, closeStreams, stopWorld } from './world-build.ts'
import { seedSamples, worldSeed } from './world-seed.ts'

export interface Worlds {
  readonly main: AppWorld
  /** Ends all event streams and refuses new ones. */
  closeStreams(): void
  close(): Promise<void>
}

export async function openProductionWorld(deps: Deps, log: Logger): Promise<Worlds> {
  const main = await openMain(deps, log, {}, (world) => world)
  return {
    main,
    closeStreams: () => closeStreams(main),
    async close() {
      closeStreams(main)
      await stopWorld(main)
    },
  }
}

export const openDevWorlds = (deps: Deps, tools: NonNullable<Deps['dev']>, log: Logger) =>
  tools.openWorlds(
    deps.dataDir,
    {
      openMain: (overrides, extend) => openMain(deps, log, overrides, extend),
      build: (foundation, extend) => buildWorld(deps, log, foundation, extend),
      seed: worldSeed(join(deps.dataDir, 'files', 'worlds', '.seed.sqlite')),
      closeStreams,
      stop: stopWorld,
    },
    log,
  )

async function openMain<W extends AppWorld>(
  deps: Deps,
  log: Logger,
  overrides: Pick<Foundation, 'taskOverrides' | 'orderOverrides'>,
  extend: (world: AppWorld) => W,
): Promise<W> {
  const file = stateFileOf(deps.dataDir)
  const files = join(deps.dataDir, 'files', MAIN_WORLD)
  const db = await openStateFile(file, deps.onUpgrade)
  try {
    return await withFileFaults(file, async () => {
      await compact(db, (line) => log.warn({ file }, line))
      if (deps.dev) await seedSamples(db)
      else await refuseSampleAccounts(db, file)
      return buildWorld(deps, log, { id: MAIN_WORLD, db, files, ...overrides }, extend)
    })
  } catch (error) {
    await db.destroy()
    throw error
  }
}
