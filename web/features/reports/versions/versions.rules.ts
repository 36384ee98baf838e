import type { reports } from '#contracts/api/reports/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type VersionRow = Output<typeof reports.versions>['versions'][number]

export interface ChosenVersions {
  /** The revision to read; undefined for the latest. */
  read: number | undefined
  /** The revision to compare with; undefined for the previous revision, whose changes are stored in the report. */
  base: number | undefined
}

const revisionIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Reads `revision` and `since` from the URL. Default values become undefined. */
export function readChosenVersions(search: URLSearchParams, latest: number | null): ChosenVersions {
  const revision = revisionIn(search.get('revision'))
  const since = revisionIn(search.get('since'))
  const read = revision === latest ? undefined : revision
  // Only an earlier version can be the base of a comparison.
  const earlier = since !== undefined && since < (read ?? latest ?? 0)
  return { read, base: earlier ? since : undefined }
}

export const earlierThan = (rows: readonly VersionRow[], read: number | null) =>
  rows.filter(({ revision }) => revision < (read ?? 0))
