import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'
import { refusalOf } from './report.rules.ts'
import { kindOf, type ReportQuery } from './report-kind.ts'
import type { ReportPage, ReportRow } from './report-row.ts'

/**
 * Downloads the PDF of a report. Resolves to false if there is no PDF. The download URL expires soon and depends on the
 * language, so each download uses `query` to read the row again.
 */
export function useDownload() {
  const { t } = useTranslation('reports')
  return async (row: ReportRow, query: ReportQuery = { page: 1, size: 1, id: row.id }) => {
    try {
      const page: ReportPage = await call(kindOf(row).list, { query })
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
