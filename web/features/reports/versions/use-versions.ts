import { reports } from '#contracts/api/reports/reports.ts'
import { changesBetween } from '#contracts/model/report/changes.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useCall } from '#web/api/queries.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { reportIn } from '../online/stored-report.ts'
import type { ReportRow } from '../report-row.ts'
import { type ChosenVersions, readChosenVersions, type VersionRow } from './versions.rules.ts'

export interface Versions extends ChosenVersions {
  rows: readonly VersionRow[]
  /** Selects the version to read (`revision`) and the version to compare with (`since`); '' selects the default. */
  choose: (values: { revision?: string; since?: string }) => void
  /** The selected version with its changes since `base`; undefined while the version loads. */
  shown: Report | undefined
  /** True if the selected versions contain nothing that can be compared. */
  incomparable: boolean
  failure: { error: unknown; retry: () => Promise<unknown> } | undefined
}

export function useVersions({ id, revision }: Pick<ReportRow, 'id' | 'revision'>, latest: Report): Versions {
  const [search, setSearch] = useSearchValues()
  const { read, base } = readChosenVersions(search, revision)
  const list = useCall(reports.versions, { query: { id } }, { enabled: (revision ?? 0) > 1 })
  const former = useVersion(id, read)
  const against = useVersion(id, base)
  const report = read === undefined ? latest : former.report
  const changes = report && against.report && changesBetween(against.report, report)
  return {
    read,
    base,
    rows: list.data?.versions ?? [],
    choose: setSearch,
    shown: report && base !== undefined ? withChanges(report, changes) : report,
    incomparable: against.report !== undefined && report !== undefined && !changes,
    failure: former.failure ?? against.failure,
  }
}

/** Replaces the changes stored in the report by the given changes. */
function withChanges({ changes: _, ...report }: Report, changes: Report['changes']): Report {
  return changes ? { ...report, changes } : report
}

/** Reads a version, or nothing if `revision` is undefined. Versions never change, so the query never becomes stale. */
function useVersion(id: number, revision: number | undefined) {
  const query = { id, ...(revision === undefined ? {} : { revision }) }
  const version = useCall(
    reports.version,
    { query },
    { enabled: revision !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  const report = revision === undefined ? undefined : reportIn(version.data?.report)
  return {
    report,
    failure: version.error ? { error: version.error, retry: () => version.refetch() } : undefined,
  }
}
