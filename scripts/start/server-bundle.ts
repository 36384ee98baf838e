/** Makes the server's bundle: see server-build.ts, which runs this file as a process of its own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, type Plugin, type RolldownOutput } from 'rolldown'
import { inRoot, root } from '../process/root.ts'
import { stampOfPaths, writeStamp } from '../process/sources.ts'
import { bundleFolder, STAMP } from './server-build.ts'

/** Native, or with files beside them that they read; Vite is what other builds load. */
const OUTSIDE = ['better-sqlite3', 'sharp', 'piscina', 'pdfkit', 'fontkit', 'vite']
/** What decides about the bundle besides the modules in it; what is in packages is told by the lock file. */
const MAKERS = ['package.json', 'package-lock.json', 'scripts/start/server-bundle.ts', 'scripts/start/server-build.ts']
/**
 * A server that runs may still load parts of the bundle that it began with. (Its worker has one name: a thread that is
 * started later is of the newest.)
 */
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Bundles the programs that begin with these files into the folder, each under its name, and leaves a stamp of all their
 * sources. Answers what is wrong with them, in a line each.
 */
export async function bundleInto(folder: string, entries: Readonly<Record<string, string>>): Promise<string[]> {
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
      cwd: root,
      input: { ...entries },
      write: false,
      logLevel: 'silent',
      platform: 'node',
      external: OUTSIDE,
      plugins: [noting],
      output: {
        dir: folder,
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node reads the sources where they are.
        sourcemap: true,
        sourcemapExcludeSources: true,
      },
    })
    const own = [...modules].filter((path) => !path.includes('node_modules'))
    const stamp = stampOfPaths([...MAKERS, ...own].sort())
    // Whatever happens from here on: no old stamp speaks for what is written now.
    rmSync(join(folder, STAMP), { force: true })
    write(folder, output)
    // Otherwise the next start looks again: what was changed meanwhile may be in the bundle as it was before, and who
    // started at the same time may have bundled other sources.
    const unchanged = own.every((path) => statSync(inRoot(path)).ctimeMs < began)
    const ours = output.every((file) => contentOf(file).equals(readFileSync(join(folder, file.fileName))))
    if (unchanged && ours) writeStamp(join(folder, STAMP), stamp)
    sweep(folder, began)
    return []
  } catch (error) {
    return complaintsOf(error)
  }
}

/** The entries last, each file in one piece: somebody may start meanwhile. */
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

function sweep(folder: string, now: number): void {
  if (!existsSync(folder)) return
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > KEPT_MS) rmSync(path, { force: true })
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

if (import.meta.main) {
  const complaints = await bundleInto(bundleFolder, {
    server: inRoot('scripts/start/run.ts'),
    'report.worker': inRoot('scripts/start/report-worker.ts'),
    'right-search.worker': inRoot('scripts/start/right-search-worker.ts'),
  })
  for (const line of complaints) console.error(`The server cannot be built: ${line}`)
  if (complaints.length > 0) process.exitCode = 1
}
