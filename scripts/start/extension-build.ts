import { extensionIsFresh } from '../extension/freshness.ts'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'

/**
 * Builds the browser extension if it is missing or stale, in a separate process, because the builder would keep 70 MB in the
 * server. Returns whether it worked; a failure has already been logged.
 */
export async function buildStaleExtension(): Promise<boolean> {
  if (extensionIsFresh()) return true
  const child = node([rootPath('scripts/build-extension.ts')], { output: 'keep' })
  const isBuilt = (await child.ended) === 0
  if (!isBuilt) console.error(`Could not build the browser extension:\n${child.output()}`)
  return isBuilt
}
