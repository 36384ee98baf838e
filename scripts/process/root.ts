import { inRoot } from '#server/platform/root.ts'

export { inRoot, root } from '#server/platform/root.ts'

/** What may be thrown away at any time; goes with node_modules. */
export const cacheDir = inRoot('node_modules/.cache')
