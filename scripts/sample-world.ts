/** Creates the sample world in DATA_DIR, unless it is already there. */

import { prepareDataDir } from '#server/app/data-folder.ts'
import { type Env, readEnv } from '#server/app/env.ts'
import { withFileFaults } from '#server/db/sqlite.ts'
import { buildCatalogue, catalogueState } from '#server/features/catalogue/catalogue-build.ts'
import { buildRights, rightsState } from '#server/features/rights/register/rights-build.ts'
import { ensureTables } from '#server/features/screener/build-tables.ts'
import { explain } from './start/explain.ts'
import { progress } from './start/progress.ts'
import { rightsOf, worldOf } from './start/sample-world.ts'

try {
  const env = readEnv(process.env)
  // Sample data is only for dev mode; this rejects a production folder.
  await prepareDataDir({ ...env, mode: 'dev' })
  // The rights first: threads make their drawings while this one makes the catalogue.
  await Promise.all([makeRights(env), makeCatalogue(env)])
} catch (error) {
  console.error(explain(error))
  // Ends the threads, too.
  process.exit(1)
}

async function makeRights(env: Env): Promise<void> {
  const rights = rightsOf(env)
  if (rightsState(rights) === 'fresh') return
  const show = progress('Sample patents and trademarks', 'drawings')
  await withFileFaults(rights.file, () => buildRights({ ...rights, onProgress: show.step }))
  show.end()
}

async function makeCatalogue(env: Env): Promise<void> {
  const world = worldOf(env)
  if (catalogueState(world) !== 'fresh') {
    const show = progress('Sample world', 'products')
    await withFileFaults(world.file, () => buildCatalogue({ ...world, onProgress: show.step }))
    show.end()
  }
  ensureTables(world.file)
}
