import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { cacheDir, root, rootPath } from '../process/root.ts'

/** The settings of a sample world; the fixed date makes it the same on every machine. */
export interface World {
  readonly WORLD_SEED: string
  readonly WORLD_SIZE?: string
  readonly WORLD_NOW: string
}

/** The world of a server without settings. */
export const DEFAULT_WORLD: World = { WORLD_SEED: '1', WORLD_NOW: '2026-11-15T08:00:00.000Z' }

/** The world of the browser tests. */
export const SMALL_WORLD: World = { ...DEFAULT_WORLD, WORLD_SIZE: '2000' }

/** Sources that affect a world: a change of any of them invalidates the cache. */
const WORLD_SOURCES = [
  'fixtures/**/*.ts',
  'contracts/model/**/*.ts',
  'server/db/*.ts',
  'server/features/catalogue/*.ts',
  'server/features/rights/register/*.ts',
  'server/features/screener/*.ts',
  'server/platform/columns/*.ts',
  'server/features/rights/picture-comparison/*.ts',
]

const worlds = join(cacheDir, 'test-worlds')
/** Computed once per process, because sources may change while tests run. */
const found = new Map<World, string>()
function nameOf(world: World): string {
  const known = found.get(world)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(world))
  for (const file of globSync(WORLD_SOURCES, { cwd: root }).sort()) hash.update(readFileSync(rootPath(file)))
  const name = `${prefixOf(world)}${hash.digest('hex').slice(0, 16)}`
  found.set(world, name)
  return name
}

const prefixOf = ({ WORLD_SIZE = 'default' }: World) => `${WORLD_SIZE}-`

/** Creates the world in the cache if it is missing. Returns the output of the failed process, otherwise undefined. */
export async function makeWorld(world: World): Promise<string | undefined> {
  const dir = join(worlds, nameOf(world))
  if (existsSync(dir)) return
  for (const old of globSync(`${prefixOf(world)}*`, { cwd: worlds }))
    rmSync(join(worlds, old), { recursive: true, force: true })
  // The name keeps an interrupted run from leaving a folder that looks like a finished world.
  const unfinished = `${dir}.unfinished`
  mkdirSync(unfinished, { recursive: true })
  const child = node([rootPath('scripts/sample-world.ts')], { output: 'keep', env: { ...world, DATA_DIR: unfinished } })
  if ((await child.ended) !== 0) return child.output()
  renameSync(unfinished, dir)
}

/** Copies the cached world into a data folder. */
export function copyWorld(world: World, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  for (const file of ['catalogue.sqlite', 'products.columns', 'keywords.columns', 'rights.sqlite'])
    copyFileSync(join(worlds, nameOf(world), file), join(dataDir, file))
}
