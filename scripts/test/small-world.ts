import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { cacheDir, inRoot, root } from '../process/root.ts'

/** The world of the browser tests: small, of one date, the same on every machine. */
export const SMALL_WORLD = { WORLD_SEED: '1', WORLD_SIZE: '2000', WORLD_NOW: '2026-11-15T08:00:00.000Z' }

/** What a world is made by: when any of it changes, the cached one is not used again. */
const MAKERS = [
  'fixtures/**/*.ts',
  'contracts/model/**/*.ts',
  'server/db/*.ts',
  'server/features/catalogue/*.ts',
  'server/features/rights/register/*.ts',
  'server/features/rights/picture-comparison/*.ts',
]

const worlds = join(cacheDir, 'test-worlds')
/** Found once: the sources may change while tests run. */
let found: string | undefined
function folder(): string {
  if (found) return found
  const hash = createHash('sha256').update(JSON.stringify(SMALL_WORLD))
  for (const file of globSync(MAKERS, { cwd: root }).sort()) hash.update(readFileSync(inRoot(file)))
  found = join(worlds, hash.digest('hex').slice(0, 16))
  return found
}

/** Makes the world in the cache when it is not there. Answers what its maker wrote when that failed. */
export async function makeSmallWorld(): Promise<string | undefined> {
  const dir = folder()
  if (existsSync(dir)) return
  rmSync(worlds, { recursive: true, force: true })
  // A run cut short leaves a folder that nobody takes for a world.
  const unfinished = `${dir}.unfinished`
  mkdirSync(unfinished, { recursive: true })
  const child = node([inRoot('scripts/sample-world.ts')], {
    output: 'keep',
    env: { ...SMALL_WORLD, DATA_DIR: unfinished },
  })
  if ((await child.ended) !== 0) return child.output()
  renameSync(unfinished, dir)
}

/** Puts the cached world into a data folder. */
export function copySmallWorld(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  for (const file of ['catalogue.sqlite', 'rights.sqlite']) copyFileSync(join(folder(), file), join(dataDir, file))
}
