/** The thread of reports and prints as it stands in the bundle. */
import { nameSourceLines } from './source-lines.ts'

export { default, print } from '#server/features/reports/making/report.worker.ts'

nameSourceLines(import.meta.dirname)
