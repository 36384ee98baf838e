import { useQueries } from '@tanstack/react-query'
import { reports } from '#contracts/api/reports/reports.ts'
import { failures } from '#contracts/core/failures.ts'
import type { Report, ReportKind } from '#contracts/model/report/report.ts'
import { call } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { keyOf } from '#web/api/queries.ts'
import { reportIn } from '../online/stored-report.ts'

export interface ComparedReport {
  id: number
  report: Report
}

const GONE_CODES: readonly number[] = [failures.reportNotFound.code, failures.versionNotFound.code]

/** Reads the latest versions of the reports. `found` is complete once `waiting` is false. */
export function useComparedReports(kind: ReportKind, ids: readonly number[]) {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(reports.version, { query: { id } }),
      queryFn: () => call(reports.version, { query: { id } }),
    })),
  })
  const found = answers.flatMap(({ data }): ComparedReport[] => {
    const report = reportIn(data?.report)
    return data && report?.kind === kind ? [{ id: data.id, report }] : []
  })
  const failed = answers.filter(({ error }) => error)
  return {
    found,
    /** Number of ids for which there is no report of this kind. */
    missing: ids.length - found.length,
    waiting: answers.some(({ isPending }) => isPending),
    /** The first failure except "not found". */
    error: failed.find(({ error }) => !(error instanceof Failure && GONE_CODES.includes(error.code)))?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
