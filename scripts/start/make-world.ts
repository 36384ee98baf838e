import type { Env } from '#server/app/env.ts'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { worldExists } from './sample-world.ts'

/**
 * Creates the sample world if the data folder lacks it, in a separate process, so that a signal can end it and the
 * server does not keep its memory. Returns whether the world exists; the child has printed the reason otherwise. Throws
 * if the catalogue cannot be opened.
 */
export function makeWorld(env: Env): Promise<boolean> {
  if (worldExists(env)) return Promise.resolve(true)
  return node([rootPath('scripts/sample-world.ts')]).ended.then((code) => code === 0)
}
