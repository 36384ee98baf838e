import { join } from 'node:path'

/** The folder of the checkout. */
export const root = join(import.meta.dirname, '../..')
/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts)
/** What may be thrown away at any time; goes with node_modules. */
export const cacheDir = inRoot('node_modules/.cache')
