import { reports } from '#contracts/api/reports/reports.ts'
import { changesBetween } from '#contracts/model/report/changes.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useCall } from '#web/api/queries.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { reportIn } from '../online/stored-report.ts'
import type { ReportRow } from '../report-row.ts'
import { type Chosen, chosenIn, type VersionRow } from './versions.rules.ts'

export interface Versions extends Chosen {
  /** The newest first. */
  rows: readonly VersionRow[]
  /** Asks for another version (`revision`), or another one to compare with (`since`); empty for the usual one. */
  choose: (values: { revision?: string; since?: string }) => void
  /** The report as it is read, with what has changed since the chosen version. Undefined while it is fetched. */
  shown: Report | undefined
  /** The chosen versions hold nothing to compare. */
  incomparable: boolean
  failure: { error: unknown; retry: () => Promise<unknown> } | undefined
}

/** The versions of a report, the one that the address asks for, and what has changed since another. */
export function useVersions({ id, revision }: Pick<ReportRow, 'id' | 'revision'>, latest: Report): Versions {
  const [asked, ask] = useSearchValues()
  const { read, base } = chosenIn(asked, revision)
  const list = useCall(reports.versions, { query: { id } }, { enabled: (revision ?? 0) > 1 })
  const former = useVersion(id, read)
  const against = useVersion(id, base)
  const report = read === undefined ? latest : former.report
  const changes = report && against.report && changesBetween(against.report, report)
  return {
    read,
    base,
    rows: list.data?.versions ?? [],
    choose: ask,
    shown: report && base !== undefined ? withOnly(report, changes) : report,
    incomparable: against.report !== undefined && report !== undefined && !changes,
    failure: former.failure ?? against.failure,
  }
}

/** The report with these changes and not those that it tells itself. */
function withOnly({ changes: _, ...report }: Report, changes: Report['changes']): Report {
  return changes ? { ...report, changes } : report
}

/** A version, once it is asked for; it never changes. */
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
