/** Builds the server's bundle. server-build.ts runs this file as a separate process. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, type Plugin, type RolldownOutput } from 'rolldown'
import { root, rootPath } from '../process/root.ts'
import { stampOfPaths, writeStamp } from '../process/sources.ts'
import { bundleFolder, STAMP } from './server-build.ts'

/** Not bundled: native modules, modules that read their own files, and Vite, which only builds use. */
const EXTERNAL = ['better-sqlite3', 'sharp', 'piscina', 'pdfkit', 'fontkit', 'vite']
/** Inputs of the bundle besides its modules; the lock file covers packages. */
const OTHER_INPUTS = [
  'package.json',
  'package-lock.json',
  'scripts/start/server-bundle.ts',
  'scripts/start/server-build.ts',
]
/**
 * A running server may still load chunks of its own, older bundle. Worker files have fixed names, so a later thread
 * runs the newest code.
 */
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Bundles each entry file into the folder under its name and writes a stamp of all sources. Returns the problems, one
 * line each.
 */
export async function bundleInto(folder: string, entries: Readonly<Record<string, string>>): Promise<string[]> {
  const began = Date.now()
  const modules = new Set<string>()
  const moduleRecorder: Plugin = {
    name: 'noting-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) if (isAbsolute(id)) modules.add(relative(root, id))
    },
  }
  try {
    const { output } = await build({
      cwd: root,
      input: { ...entries },
      write: false,
      logLevel: 'silent',
      platform: 'node',
      external: EXTERNAL,
      plugins: [moduleRecorder],
      output: {
        dir: folder,
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Without source text: Node reads the source files.
        sourcemap: true,
        sourcemapExcludeSources: true,
      },
    })
    const own = [...modules].filter((path) => !path.includes('node_modules'))
    const stamp = stampOfPaths([...OTHER_INPUTS, ...own].sort())
    // Remove the old stamp first: it must never describe new files.
    rmSync(join(folder, STAMP), { force: true })
    write(folder, output)
    // No stamp if a source changed during the build, or another process wrote other files meanwhile; then the next
    // start builds again.
    const unchanged = own.every((path) => statSync(rootPath(path)).ctimeMs < began)
    const ours = output.every((file) => contentOf(file).equals(readFileSync(join(folder, file.fileName))))
    if (unchanged && ours) writeStamp(join(folder, STAMP), stamp)
    removeOldFiles(folder, began)
    return []
  } catch (error) {
    return buildErrorsOf(error)
  }
}

/** Writes entries last and each file atomically: another process may start meanwhile. */
function write(folder: string, output: RolldownOutput['output']): void {
  mkdirSync(folder, { recursive: true })
  const isEntry = (file: (typeof output)[number]) => Number(file.type === 'chunk' && file.isEntry)
  for (const file of output.toSorted((a, b) => isEntry(a) - isEntry(b))) {
    const path = join(folder, file.fileName)
    writeFileSync(`${path}.${process.pid}`, contentOf(file))
    renameSync(`${path}.${process.pid}`, path)
  }
}

const contentOf = (file: RolldownOutput['output'][number]) =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source)

function removeOldFiles(folder: string, now: number): void {
  if (!existsSync(folder)) return
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > KEPT_MS) rmSync(path, { force: true })
}

/** One line per problem with file and position, without the bundler's code frames. */
function buildErrorsOf(error: unknown): string[] {
  const { errors = [error] }: { errors?: unknown[] } = Object(error)
  return errors.map((one) => {
    const text = stripVTControlCharacters(one instanceof Error ? one.message : String(one))
    const [what = '', place = ''] = text.split('\n')
    return [...(place.match(/[^\s[]+:\d+:\d+/) ?? []), what.replace(/^\[\w+\] /, '')].join(': ')
  })
}

if (import.meta.main) {
  const errors = await bundleInto(bundleFolder, {
    server: rootPath('scripts/start/run.ts'),
    'describe-designs.worker': rootPath('scripts/start/describe-designs-worker.ts'),
    'report.worker': rootPath('scripts/start/report-worker.ts'),
    'right-search.worker': rootPath('scripts/start/right-search-worker.ts'),
  })
  for (const line of errors) console.error(`Could not build the server: ${line}`)
  if (errors.length > 0) process.exitCode = 1
}
