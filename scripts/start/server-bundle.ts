/** Makes the server's bundle: see server-build.ts, which runs this file as a process of its own. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, type Plugin, type RolldownOutput } from 'rolldown'
import { inRoot, root } from '../process/root.ts'
import { stampOfPaths, writeStamp } from '../process/sources.ts'
import { bundleFolder, bundleStamp } from './server-build.ts'

/** Native, or with files beside them that they read; Vite is what other builds load. */
const OUTSIDE = ['better-sqlite3', 'sharp', 'piscina', 'pdfkit', 'fontkit', 'vite']
/** What decides about the bundle besides the modules in it; what is in packages is told by the lock file. */
const MAKERS = ['package.json', 'package-lock.json', 'scripts/start/server-bundle.ts', 'scripts/start/server-build.ts']
/** A server that runs may still load parts of the bundle that it began with. */
const KEPT_MS = 24 * 3_600_000

const began = Date.now()
const modules = new Set<string>()
const noting: Plugin = {
  name: 'noting-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) if (isAbsolute(id)) modules.add(relative(root, id))
  },
}

try {
  const { output } = await build({
    ...{ cwd: root, input: inRoot('scripts/start/run.ts'), write: false, logLevel: 'silent' },
    ...{ platform: 'node', external: OUTSIDE, plugins: [noting] },
    output: {
      ...{ dir: bundleFolder, format: 'esm', entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' },
      // Node reads the sources where they are.
      ...{ sourcemap: true, sourcemapExcludeSources: true },
    },
  })
  const own = [...modules].filter((path) => !path.includes('node_modules'))
  const stamp = stampOfPaths([...MAKERS, ...own].sort())
  // A file that was changed while it was bundled may stand there as it was before.
  const changed = own.filter((path) => statSync(inRoot(path)).ctimeMs >= began)
  write(output)
  if (changed.length === 0) writeStamp(bundleStamp, stamp)
} catch (error) {
  for (const line of complaintsOf(error)) console.error(`The server cannot be built: ${line}`)
  process.exitCode = 1
}

/** The entry last, each file in one piece: somebody may start meanwhile. */
function write(output: RolldownOutput['output']): void {
  mkdirSync(bundleFolder, { recursive: true })
  for (const file of output.toReversed()) {
    const path = join(bundleFolder, file.fileName)
    writeFileSync(`${path}.${process.pid}`, file.type === 'chunk' ? file.code : file.source)
    renameSync(`${path}.${process.pid}`, path)
  }
  for (const name of readdirSync(bundleFolder)) {
    const path = join(bundleFolder, name)
    const age = began - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? began)
    if (age > KEPT_MS) rmSync(path, { force: true })
  }
}

/** Where and what, in a line each: the bundler draws pictures. */
function complaintsOf(error: unknown): string[] {
  const { errors = [error] }: { errors?: unknown[] } = Object(error)
  return errors.map((one) => {
    const text = stripVTControlCharacters(one instanceof Error ? one.message : String(one))
    const [what = '', place = ''] = text.split('\n')
    return [...(place.match(/[^\s[]+:\d+:\d+/) ?? []), what.replace(/^\[\w+\] /, '')].join(': ')
  })
}
