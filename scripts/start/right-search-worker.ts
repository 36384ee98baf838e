/** The thread of the searches as it stands in the bundle. */
import { nameSourceLines } from './source-lines.ts'

export { default, loaded } from '#server/features/rights/picture-search/right-search.worker.ts'

nameSourceLines(import.meta.dirname)
