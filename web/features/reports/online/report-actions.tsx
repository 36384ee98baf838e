import { useState } from 'react'
import type { Report } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { hasOwnWeights } from '../blocks/weights.ts'
import { RemakeDialog } from '../remake-dialog.tsx'
import { COMPLETE } from '../report.rules.ts'
import { kindOf } from '../report-kind.ts'
import type { ReportRow } from '../report-row.ts'
import { useDownload } from '../use-download.ts'
import { useListPath } from '../use-list-path.ts'
import { useRemakeReport } from '../use-remake-report.ts'
import { ActionButtons } from './action-buttons.tsx'

interface ReportActionsProps {
  row: ReportRow
  report: Report
  /** True if a later version exists. Download and update are then hidden. */
  former?: boolean
}

export function ReportActions({ row, report, former = false }: ReportActionsProps) {
  const { t } = useTranslation('report')
  const kind = kindOf(row)
  const { openDialog, busy, dialog } = useRemakeReport(kind, 'update')
  const fetchPdf = useDownload()
  const [fetching, setFetching] = useState(false)

  async function download() {
    setFetching(true)
    const saved = await fetchPdf(row)
    setFetching(false)
    // Tell readers who set their own weights that the PDF does not use them.
    if (saved && hasOwnWeights(report)) toast.success(t('weights.pdf'))
  }
  return (
    <>
      <ActionButtons
        // Without a complete latest version there is no PDF; a notice above explains why.
        whole={!former && row.state === COMPLETE}
        listPath={useListPath(kind)}
        download={{ loading: fetching, onClick: () => void download() }}
        update={{ loading: busy, onClick: () => openDialog(row) }}
      />
      <RemakeDialog {...dialog} />
    </>
  )
}
