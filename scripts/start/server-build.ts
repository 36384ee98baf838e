import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { isFresh } from '../process/sources.ts'

export const STAMP = '.sources'
export const bundleFolder = inRoot('server/dist')
/** The server and what starts it in a few files: to load its two thousand modules takes longer than all else in a start. */
export const bundle = join(bundleFolder, 'server.js')

/** Whether the bundle was made from the sources as they stand. */
export const serverIsFresh = () => existsSync(bundle) && isFresh(join(bundleFolder, STAMP))

/** Makes the bundle, in a process of its own. Answers whether it worked; that process has said why when it did not. */
export async function bundleServer(output: 'show' | 'keep' = 'show'): Promise<boolean> {
  const child = node([inRoot('scripts/start/server-bundle.ts')], { output })
  const code = await child.ended
  if (code !== 0 && output === 'keep') console.error(child.output())
  return code === 0
}
