/** What has changed between two versions of a report. */
import type { Changes, Report } from './report.ts'

/** undefined: they cannot be compared, as one is of an older model or of another subject. */
export function changesBetween(before: Report, after: Report): Changes | undefined {
  throw new Error(`not built yet: ${before.kind} ${after.kind}`)
}
