/** The bundled worker thread for searches. */
import { nameSourceLines } from './source-lines.ts'

export { default, ping } from '#server/features/rights/picture-search/right-search.worker.ts'

nameSourceLines(import.meta.dirname)
