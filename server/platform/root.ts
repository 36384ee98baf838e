/** Where the project's files are. The server runs from its sources and from a bundle: neither finds them beside itself. */
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the checkout. */
export const root = folderOf(findPackageJSON(import.meta.url))

function folderOf(manifest: string | undefined): string {
  if (manifest === undefined) throw new Error('The server does not stand in its checkout: no package.json above it')
  return dirname(manifest)
}

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts)
