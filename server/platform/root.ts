/** Paths of the checkout. Relative paths do not work, because the server also runs from a bundle. */
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

export const root = folderOf(findPackageJSON(import.meta.url))

function folderOf(manifest: string | undefined): string {
  if (manifest === undefined) throw new Error('No package.json above the server: run it inside its checkout')
  return dirname(manifest)
}

export const rootPath = (...parts: string[]): string => join(root, ...parts)
