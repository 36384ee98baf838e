import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type Charge, useChargedCall } from '#web/features/ledger/public/use-charged-call.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { progressPath, type ReportKindConfig } from '../report-kind.ts'
import { trackTask } from '../updates/follow.ts'
import { useRefreshReports } from '../use-reports.ts'

/** `created` is 0 if the report already existed. */
export type Create = (charge: Charge) => Promise<{ id: number; created: number }>

/** Orders a report and opens its progress screen. An existing report costs nothing. */
export function useCreate(kind: ReportKindConfig, create: Create) {
  const { t } = useTranslation('reports')
  const [, navigate] = useLocation()
  const refresh = useRefreshReports()
  const { run, busy } = useChargedCall(kind.modules.create)

  useEffect(() => {
    // Preloads the progress screen, because otherwise a report is often finished before that screen has loaded.
    void import('../progress/progress.screen.tsx')
  }, [])

  const order = () =>
    run(async (charge) => {
      const { id, created } = await create(charge)
      if (created && id) trackTask({ kind: kind.kind, id })
      toast.success(t(created ? `${kind.kind}.created` : `${kind.kind}.existed`))
      refresh()
      // The specification does not require an id in the answer, so another server may return none.
      navigate(id ? progressPath(kind, id) : kind.listPath)
    })
  return { order, busy }
}
