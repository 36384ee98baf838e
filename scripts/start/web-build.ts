import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { isFresh, type Sources, stampOf, writeStamp } from '../process/sources.ts'
import { compress } from './web-compress.ts'

/** Sources of the built web. Tests are not part of it, and the extension has its own package. */
const SOURCES: Sources = {
  of: ['web/**/*', 'contracts/**/*.ts', 'package-lock.json', 'scripts/start/web-{build,compress}.ts'],
  without: ['web/dist/**', 'web/extension/**', 'web/e2e/**', '**/*.test.ts', '**/*.test.tsx', 'contracts/pact/**'],
}
const stampFile = rootPath('web/dist/.sources')

/** Whether web/dist matches the current sources, compared by content. */
export const webIsFresh = () => isFresh(stampFile, SOURCES)

/** Builds the web into web/dist. Returns whether it succeeded; Vite has printed the reason otherwise. */
export async function buildWeb(output: 'show' | 'keep' = 'show'): Promise<boolean> {
  const stamp = stampOf(SOURCES)
  // The first build empties the folder.
  const built = (await vite(output)) && (await vite(output, '--config', 'web/vite.server-render.config.ts'))
  if (built) {
    await compress(rootPath('web/dist'))
    writeStamp(stampFile, stamp)
  }
  return built
}

async function vite(output: 'show' | 'keep', ...config: string[]): Promise<boolean> {
  const args = [rootPath('node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn', ...config]
  const child = node(args, { output })
  const ok = (await child.ended) === 0
  if (!ok && output === 'keep') console.error(child.output())
  return ok
}
