import { extensionIsFresh } from '../extension/freshness.ts'
import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'

/**
 * Builds the browser extension unless it is there. In a process of its own, since what builds it would take 70 MB of the
 * server for good. Answers whether it worked; what failed has been said when it did not.
 */
export async function freshExtension(): Promise<boolean> {
  if (extensionIsFresh()) return true
  const child = node([inRoot('scripts/build-extension.ts')], { output: 'keep' })
  const isBuilt = (await child.ended) === 0
  if (!isBuilt) console.error(`The browser extension cannot be built:\n${child.output()}`)
  return isBuilt
}
