/** Where the project's files are. The server runs from its sources and from a bundle: neither finds them beside itself. */
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the checkout. */
export const root = dirname(findPackageJSON(import.meta.url) ?? process.cwd())

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts)
