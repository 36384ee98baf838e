import { rootPath } from '#server/platform/root.ts'

export { root, rootPath } from '#server/platform/root.ts'

/** Can be deleted at any time; removed with node_modules. */
export const cacheDir = rootPath('node_modules/.cache')
