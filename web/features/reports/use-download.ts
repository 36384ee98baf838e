import { useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'
import { refusalOf } from './report.rules.ts'
import { kindOf, type ReportQuery } from './report-kind.ts'
import type { ReportPage, ReportRow } from './report-row.ts'

/** The address of a PDF is signed for a short time: one that was read longer ago than this is asked for again. */
const FRESH_MS = 60_000

/** Downloads the PDF of a report that stands in the answer to a query of its list; answers whether there was one. */
export function useDownload() {
  const { t } = useTranslation('reports')
  const queries = useQueryClient()
  return async (row: ReportRow, query: ReportQuery = { page: 1, size: 1, id: row.id }) => {
    const { list } = kindOf(row)
    try {
      const page: ReportPage = await queries.fetchQuery<ReportPage>({
        queryKey: keyOf(list, { query }),
        queryFn: () => call(list, { query }),
        staleTime: FRESH_MS,
      })
      const current = page.row.find(({ id }) => id === row.id) ?? row
      const refusal = refusalOf('download', current)
      if (refusal) toast.refusal(t(`refusal.${refusal}`))
      else saveFile(current.url)
      return !refusal
    } catch (thrown) {
      toast.failure(thrown)
      return false
    }
  }
}
