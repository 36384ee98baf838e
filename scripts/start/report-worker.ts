/** The bundled worker thread for reports and prints. */
import { nameSourceLines } from './source-lines.ts'

export { default, print, printCalculation, printReport } from '#server/features/reports/making/report.worker.ts'

nameSourceLines(import.meta.dirname)
