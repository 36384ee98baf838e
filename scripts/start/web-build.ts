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
  const vite = inRoot('node_modules/vite/bin/vite.js')
  const child = node([vite, 'build', 'web', '--logLevel', 'warn'], { output })
  const code = await child.ended
  if (code === 0) {
    await compress(inRoot('web/dist'))
    writeStamp(stampFile, stamp)
  } else if (output === 'keep') console.error(child.output())
  return code === 0
}
