import type { Report } from '#contracts/model/report/report.ts'

const KINDS: readonly unknown[] = ['asin', 'market'] satisfies Report['kind'][]
const VERSIONS: readonly unknown[] = [1, 2] satisfies Report['version'][]

/** The report in an answer, undefined for an unknown kind or version. The contract does not check stored reports. */
export function reportIn(stored: unknown): Report | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('version' in stored)) return undefined
  // Safe cast: only the server's report builders write these versions.
  return KINDS.includes(stored.kind) && VERSIONS.includes(stored.version) ? (stored as Report) : undefined
}
