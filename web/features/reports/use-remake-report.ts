import { useState } from 'react'
import { reports } from '#contracts/api/reports/reports.ts'
import { failures } from '#contracts/core/failures.ts'
import { call } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { type Charge, useChargedCall } from '#web/features/ledger/public/use-charged-call.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import type { RemakeDialogProps } from './remake-dialog.tsx'
import { refusalOf } from './report.rules.ts'
import type { ReportKindConfig } from './report-kind.ts'
import { isMarketRow, type ReportRow } from './report-row.ts'
import { trackTask } from './updates/follow.ts'
import { useRefreshReports } from './use-reports.ts'

const { reportNotFound, reportPending, reportNotUpdatable, reportNotRecreatable } = failures
/** Codes of failures which mean that the page shows an old state of the report. */
const STALE: readonly number[] = [reportNotFound, reportPending, reportNotUpdatable, reportNotRecreatable].map(
  ({ code }) => code,
)

/**
 * Makes a report again: `update` is for a complete report, `recreate` for a failed one. `openDialog` opens the
 * `RemakeDialog`, which must be rendered with the props `dialog`. The remake starts when the user confirms the price.
 */
export function useRemakeReport({ kind, modules }: ReportKindConfig, action: 'update' | 'recreate') {
  const { t } = useTranslation('reports')
  const { run, busy } = useChargedCall(modules.update)
  const refresh = useRefreshReports()
  // The row is kept while the dialog fades out.
  const [question, setQuestion] = useState<{ row: ReportRow; opened: boolean } | null>(null)
  const close = () => setQuestion((current) => current && { ...current, opened: false })

  function openDialog(row: ReportRow) {
    const refusal = refusalOf(action, row)
    if (refusal) toast.refusal(t(`refusal.${refusal}`))
    else if (!busy) setQuestion({ row, opened: true })
  }

  async function remake(row: ReportRow) {
    await run(async (charge) => {
      try {
        await requestRemake(row, { ...charge, action })
      } catch (thrown) {
        // The state of the report has changed since the page was read.
        if (thrown instanceof Failure && STALE.includes(thrown.code)) void refresh()
        throw thrown
      }
      trackTask({ kind, id: row.id })
      toast.success(t(action === 'update' ? `${kind}.updated` : `${kind}.created`))
      // Stays busy until the page shows the new state, so that a second click cannot order again.
      await refresh()
    })
  }
  const dialog: RemakeDialogProps = {
    action,
    row: question?.row ?? null,
    opened: question?.opened ?? false,
    onConfirm: () => {
      close()
      if (question?.opened) void remake(question.row)
    },
    onClose: close,
  }
  return { openDialog, busy, dialog }
}

/** Sends the request bodies of SPEC section 7, which identify the report by its ASIN or niche, not by its id. */
function requestRemake(row: ReportRow, charged: Charge & { action: 'update' | 'recreate' }): Promise<unknown> {
  if (!isMarketRow(row))
    return call(reports.productUpdate, { body: { ...charged, asin: row.asin, product: row.product } })
  const { niche_id, keyword, market } = row
  return call(reports.marketUpdate, { body: { ...charged, nicheId: niche_id, keyword, market } })
}
