/** The bundled worker thread that describes the pictures of offers. */
import { nameSourceLines } from './source-lines.ts'

export { default } from '#server/features/sourcing/describe-designs.worker.ts'

nameSourceLines(import.meta.dirname)
