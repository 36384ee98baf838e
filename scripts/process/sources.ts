import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { root } from './root.ts'

/** The files of the checkout that something is built from, as patterns. */
export interface Sources {
  of: readonly string[]
  without?: readonly string[]
}

/** A word for the content of all these files: another as soon as one of them changes. */
export function hashOf({ of, without = [] }: Sources): string {
  const hash = createHash('sha256')
  const files = globSync([...of], { cwd: root, exclude: [...without], withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => `${file.parentPath}/${file.name}`)
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

/** Whether what was built, and left its hash in `stamp`, was built from the sources as they stand. */
export function isFresh(stamp: string, sources: Sources): boolean {
  try {
    return readFileSync(stamp, 'utf8') === hashOf(sources)
  } catch {
    return false
  }
}
