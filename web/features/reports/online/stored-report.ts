import type { Report } from '#contracts/model/report/report.ts'

const KINDS: readonly unknown[] = ['asin', 'market'] satisfies Report['kind'][]
const VERSIONS: readonly unknown[] = [1, 2] satisfies Report['version'][]

/** The model in an answer: the contract carries it as it was stored, so its version is looked at here. */
export function reportIn(stored: unknown): Report | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('version' in stored)) return undefined
  // Only the server's builders write these versions.
  return KINDS.includes(stored.kind) && VERSIONS.includes(stored.version) ? (stored as Report) : undefined
}
