import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { node } from '../process/child.ts'
import { inRoot, root } from '../process/root.ts'
import { compress } from './web-compress.ts'

/** What the built web is made of. Tests do not end up in it. */
const SOURCES = ['web/**/*', 'contracts/**/*.ts', 'package-lock.json', 'scripts/start/web-{build,compress}.ts']
const LEFT_OUT = ['web/dist/**', 'web/e2e/**', '**/*.test.ts', '**/*.test.tsx', 'contracts/pact/**']
const stamp = inRoot('web/dist/.sources')

/** Whether web/dist was built from the sources as they stand, by their content. */
export function webIsFresh(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === sourcesHash()
  } catch {
    return false
  }
}

/** Builds the web into web/dist. Answers whether it worked; Vite has said why when it did not. */
export async function buildWeb(output: 'show' | 'keep' = 'show'): Promise<boolean> {
  const hash = sourcesHash()
  const vite = inRoot('node_modules/vite/bin/vite.js')
  const child = node([vite, 'build', 'web', '--logLevel', 'warn'], { output })
  const code = await child.ended
  if (code === 0) {
    await compress(inRoot('web/dist'))
    writeFileSync(stamp, hash)
  } else if (output === 'keep') console.error(child.output())
  return code === 0
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, exclude: LEFT_OUT, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => `${file.parentPath}/${file.name}`)
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}
