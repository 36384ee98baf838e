import { inRoot } from '#server/platform/root.ts'

export { inRoot, root } from '#server/platform/root.ts'

/** Can be deleted at any time; removed with node_modules. */
export const cacheDir = inRoot('node_modules/.cache')
