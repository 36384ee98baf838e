/** Which version of a report an address asks for, and which one to compare it with. */
import type { reports } from '#contracts/api/reports/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type VersionRow = Output<typeof reports.versions>['versions'][number]

export interface Chosen {
  /** The revision that is read; undefined: the latest. */
  read: number | undefined
  /** The revision that it is compared with; undefined: the one before it, as the report itself tells. */
  base: number | undefined
}

const revisionIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** What `revision` and `since` of an address say; what says nothing more than the address without is left out. */
export function chosenIn(search: URLSearchParams, latest: number | null): Chosen {
  const revision = revisionIn(search.get('revision'))
  const since = revisionIn(search.get('since'))
  const read = revision === latest ? undefined : revision
  // What came after is no change.
  const earlier = since !== undefined && since < (read ?? latest ?? 0)
  return { read, base: earlier ? since : undefined }
}

/** The versions that one can be compared with: those before it. */
export const earlierThan = (rows: readonly VersionRow[], read: number | null) =>
  rows.filter(({ revision }) => revision < (read ?? 0))
