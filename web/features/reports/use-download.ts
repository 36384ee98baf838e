import { useQueryClient } from '@tanstack/react-query'
import { reports } from '#contracts/api/reports.ts'
import { call } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'
import { refusalOf } from './report.rules.ts'
import type { ReportPage, ReportRow } from './report-row.ts'
import type { ReportQuery } from './use-reports.ts'

/** The address of a PDF is signed for a short time: one that was read longer ago than this is asked for again. */
const FRESH_MS = 60_000

/** Downloads the PDF of a report that stands on the given page of the list. */
export function useDownload(query: ReportQuery) {
  const { t } = useTranslation('reports')
  const queries = useQueryClient()
  return async (row: ReportRow) => {
    try {
      const list: ReportPage = await queries.fetchQuery({
        queryKey: keyOf(reports.productList, { query }),
        queryFn: () => call(reports.productList, { query }),
        staleTime: FRESH_MS,
      })
      const current = list.row.find(({ id }) => id === row.id) ?? row
      const refusal = refusalOf('download', current)
      if (refusal) toast.refusal(t(`refusal.${refusal}`))
      else saveFile(current.url)
    } catch (thrown) {
      toast.failure(thrown)
    }
  }
}
