import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type Charge, useCharged } from '#web/features/ledger/public/use-charged.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { expectReport } from '../news/follow.ts'
import { type KindOfReport, progressPath } from '../report-kind.ts'
import { useRefreshReports } from '../use-reports.ts'

/** Orders a report: `created` 0 when there was one. */
export type Create = (charge: Charge) => Promise<{ id: number; created: number }>

/** Orders the report of a subject and leads to its progress. One that exists is opened and costs nothing. */
export function useCreate(kind: KindOfReport, create: Create) {
  const { t } = useTranslation('reports')
  const [, navigate] = useLocation()
  const refresh = useRefreshReports()
  const { run, busy } = useCharged(kind.modules.create)

  useEffect(() => {
    // A report is often made in less time than the next screen takes to load: have it ready to show the stages.
    void import('../progress/progress.screen.tsx')
  }, [])

  const order = () =>
    run(async (charge) => {
      const { id, created } = await create(charge)
      if (created && id) expectReport({ kind: kind.kind, id })
      toast.success(t(created ? `${kind.kind}.created` : `${kind.kind}.existed`))
      refresh()
      // A server that knows the specification alone does not say which report it is.
      navigate(id ? progressPath(kind, id) : kind.listPath)
    })
  return { order, busy }
}
