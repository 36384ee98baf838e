import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { isFresh, type Sources, stampOf, writeStamp } from '../process/sources.ts'
import { compress } from './web-compress.ts'

/** What the built web is made of. Tests do not end up in it, and the extension is a package of its own. */
const SOURCES: Sources = {
  of: ['web/**/*', 'contracts/**/*.ts', 'package-lock.json', 'scripts/start/web-{build,compress}.ts'],
  without: ['web/dist/**', 'web/extension/**', 'web/e2e/**', '**/*.test.ts', '**/*.test.tsx', 'contracts/pact/**'],
}
const stampFile = inRoot('web/dist/.sources')

/** Whether web/dist was built from the sources as they stand, by their content. */
export const webIsFresh = () => isFresh(stampFile, SOURCES)

/** Builds the web into web/dist. Answers whether it worked; Vite has said why when it did not. */
export async function buildWeb(output: 'show' | 'keep' = 'show'): Promise<boolean> {
  const stamp = stampOf(SOURCES)
  // The first empties the folder.
  const built = (await vite(output)) && (await vite(output, '--config', 'web/vite.reading.config.ts'))
  if (built) {
    await compress(inRoot('web/dist'))
    writeStamp(stampFile, stamp)
  }
  return built
}

async function vite(output: 'show' | 'keep', ...config: string[]): Promise<boolean> {
  const args = [inRoot('node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn', ...config]
  const child = node(args, { output })
  const ok = (await child.ended) === 0
  if (!ok && output === 'keep') console.error(child.output())
  return ok
}
