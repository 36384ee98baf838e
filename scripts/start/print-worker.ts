/** The thread of the papers of patent searches as it stands in the bundle. */
import { nameSourceLines } from './source-lines.ts'

export { default } from '#server/features/rights/patents/print.worker.ts'

nameSourceLines(import.meta.dirname)
