import { extensionIsFresh } from '../extension/freshness.ts'

/** Builds the browser extension unless it is there; loads what builds it only then. Throws when it cannot be built. */
export async function freshExtension(): Promise<true> {
  if (!extensionIsFresh()) await (await import('../extension/build.ts')).buildExtension()
  return true
}
