import { createHash } from 'node:crypto'
import { type BigIntStats, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { root } from './root.ts'

/** The files of the checkout that something is built from, as patterns. */
export interface Sources {
  of: readonly string[]
  without?: readonly string[]
}

/** What is left beside something built, to tell later whether it is still what its sources say. */
export interface Stamp {
  /** A word for the content of the sources: another as soon as one of them changes. */
  hash: string
  /** How each file, and each folder that could get another one, stood on the disk: tells without reading any. */
  looks: Readonly<Record<string, string>>
}

/** The stamp of the sources as they stand; taken before building, so that what changes meanwhile is seen as a change. */
export const stampOf = (sources: Sources): Stamp => stampOfPaths(pathsOf(sources))

/** The same of files that are known by name, as paths from the root. */
export function stampOfPaths(paths: readonly string[]): Stamp {
  const looks = Object.fromEntries(paths.map((path) => [path, lookOf(path)]))
  const hash = createHash('sha256')
  for (const path of paths) if (!isFolder(path)) hash.update(path).update(contentOf(path))
  return { hash: hash.digest('hex'), looks }
}

/** Written in one piece, as several processes may start at once. */
export function writeStamp(file: string, stamp: Stamp): void {
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stamp))
  renameSync(`${file}.${process.pid}`, file)
}

/**
 * Whether what was built, and left its stamp in the file, was built from the sources as they stand; without `sources` from
 * the files that the stamp names. Files that look as they did are not read; touched but equal ones are, once.
 */
export function isFresh(file: string, sources?: Sources): boolean {
  const stamp = readStamp(file)
  if (!stamp) return false
  const paths = Object.keys(stamp.looks)
  if (paths.every((path) => stamp.looks[path] !== YOUNG && stamp.looks[path] === lookOf(path))) return true
  const now = sources ? stampOf(sources) : stampOfPaths(paths)
  if (now.hash !== stamp.hash) return false
  try {
    writeStamp(file, now)
  } catch {
    // In a folder that is only to be read nothing is remembered: the files are read again next time.
  }
  return true
}

function readStamp(file: string): Stamp | undefined {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8'))
    return typeof stamp === 'object' && stamp.looks ? stamp : undefined
  } catch {
    return undefined // absent, or of another version
  }
}

/** Paths from the root; those of folders end with a slash. */
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

/** The clock of the disk is coarse: who was changed so recently could change again and look the same. */
const YOUNG = 'young'
const YOUNG_MS = 100

function lookOf(path: string): string {
  const seen: BigIntStats | undefined = statSync(`${root}/${path}`, { bigint: true, throwIfNoEntry: false })
  if (!seen) return 'missing'
  if (Date.now() - Number(seen.ctimeMs) < YOUNG_MS) return YOUNG
  // Nothing that writes, renames or replaces leaves the time of change as it was, whatever it does to the other.
  return `${seen.size} ${seen.mtimeNs} ${seen.ctimeNs}`
}

function contentOf(path: string): Buffer | string {
  try {
    return readFileSync(`${root}/${path}`)
  } catch {
    return 'missing'
  }
}
