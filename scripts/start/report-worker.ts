/** The thread of reports as it stands in the bundle. */
import { nameSourceLines } from './source-lines.ts'

export { default } from '#server/features/reports/making/report.worker.ts'

nameSourceLines(import.meta.dirname)
