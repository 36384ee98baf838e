import type { Env } from '#server/app/env.ts'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { worldStands } from './sample-world.ts'

/**
 * Makes the sample world when the data folder lacks it; in a process of its own, so that a signal can end it and the
 * server does not keep its memory. Answers whether the world stands; the child has said why when it does not. Throws at
 * once when the catalogue cannot be opened.
 */
export function makeWorld(env: Env): Promise<boolean> {
  if (worldStands(env)) return Promise.resolve(true)
  return node([inRoot('scripts/sample-world.ts')]).ended.then((code) => code === 0)
}
