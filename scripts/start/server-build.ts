import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { isFresh } from '../process/sources.ts'

export const STAMP = '.sources'
export const bundleFolder = rootPath('server/dist')
/** The server and its start code in a few files: loading two thousand modules takes longer than the rest of a start. */
export const bundle = join(bundleFolder, 'server.js')

/** Whether the bundle matches the current sources. */
export const serverIsFresh = () => existsSync(bundle) && isFresh(join(bundleFolder, STAMP))

/** Builds the bundle in a separate process. Returns whether it succeeded; that process prints the reason otherwise. */
export async function bundleServer(output: 'show' | 'keep' = 'show'): Promise<boolean> {
  const child = node([rootPath('scripts/start/server-bundle.ts')], { output })
  const code = await child.ended
  if (code !== 0 && output === 'keep') console.error(child.output())
  return code === 0
}
