import { createHash } from 'node:crypto'
import { type BigIntStats, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { root } from './root.ts'

/** Glob patterns of the files that something is built from. */
export interface Sources {
  of: readonly string[]
  without?: readonly string[]
}

/** Written next to a build, to detect later whether its sources changed. */
export interface Stamp {
  /** Hash of the content of all sources. */
  hash: string
  /**
   * Size and times of each file and folder, so that an unchanged checkout is recognized without reading files. Folders
   * reveal added files.
   */
  stats: Readonly<Record<string, string>>
}

/** Take the stamp before building, so that an edit during the build makes it stale. */
export const stampOf = (sources: Sources): Stamp => stampOfPaths(pathsOf(sources))

/** `paths`: relative to the root. */
export function stampOfPaths(paths: readonly string[]): Stamp {
  const stats = Object.fromEntries(paths.map((path) => [path, statOf(path)]))
  const hash = createHash('sha256')
  for (const path of paths) if (!isFolder(path)) hash.update(path).update(contentOf(path))
  return { hash: hash.digest('hex'), stats }
}

/** Atomic, because several processes may start at once. */
export function writeStamp(file: string, stamp: Stamp): void {
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stamp))
  renameSync(`${file}.${process.pid}`, file)
}

/**
 * Whether the build with this stamp matches its current sources; without `sources`, the files in the stamp. Unchanged
 * files are not read. If files were only touched, the stamp is updated.
 */
export function isFresh(file: string, sources?: Sources): boolean {
  const stamp = readStamp(file)
  if (!stamp) return false
  const paths = Object.keys(stamp.stats)
  if (paths.every((path) => stamp.stats[path] !== YOUNG && stamp.stats[path] === statOf(path))) return true
  const now = sources ? stampOf(sources) : stampOfPaths(paths)
  if (now.hash !== stamp.hash) return false
  try {
    writeStamp(file, now)
  } catch {
    // Read-only folder: the files are read again next time.
  }
  return true
}

function readStamp(file: string): Stamp | undefined {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8'))
    return typeof stamp === 'object' && stamp.stats ? stamp : undefined
  } catch {
    return undefined // absent, or in another format
  }
}

/** Relative to the root; folders end with a slash. */
function pathsOf({ of, without = [] }: Sources): string[] {
  const found = (patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: [...without], withFileTypes: true }).map((entry) => ({
      path: `${entry.parentPath}/${entry.name}`.slice(root.length + 1),
      isFile: entry.isFile(),
    }))
  const files = found([...of]).flatMap(({ path, isFile }) => (isFile ? [path] : []))
  const folders = found(of.flatMap((pattern) => (pattern.includes('/') ? [pattern.replace(/[^/]*$/, '')] : [])))
  return [...new Set([...files, ...folders.map(({ path }) => `${path}/`)])].sort()
}

const isFolder = (path: string) => path.endsWith('/')

/** File times are coarse: a file that changed so recently could change again with the same time. */
const YOUNG = 'young'
const YOUNG_MS = 100

function statOf(path: string): string {
  const seen: BigIntStats | undefined = statSync(`${root}/${path}`, { bigint: true, throwIfNoEntry: false })
  if (!seen) return 'missing'
  if (Date.now() - Number(seen.ctimeMs) < YOUNG_MS) return YOUNG
  // ctime changes with every write or rename, even when mtime is set back.
  return `${seen.size} ${seen.mtimeNs} ${seen.ctimeNs}`
}

function contentOf(path: string): Buffer | string {
  try {
    return readFileSync(`${root}/${path}`)
  } catch {
    return 'missing'
  }
}
