import type { Report } from '#contracts/model/report/report.ts'

const KINDS: readonly unknown[] = ['asin', 'market'] satisfies Report['kind'][]
const VERSIONS: readonly unknown[] = [1, 2] satisfies Report['version'][]

/** Checks a stored report, which the contract does not check. Undefined if its kind or version is unknown. */
export function reportIn(stored: unknown): Report | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('version' in stored)) return undefined
  // Safe cast: only the server's report builders write these versions.
  return KINDS.includes(stored.kind) && VERSIONS.includes(stored.version) ? (stored as Report) : undefined
}
