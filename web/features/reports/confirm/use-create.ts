import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { AsinInfo } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports.ts'
import type { Static } from '#contracts/core/schema.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { useCharged } from '#web/kit/use-charged.ts'
import { progressPath } from '../report-row.ts'
import { useRefreshReports } from '../use-reports.ts'

/** Orders the report of a product and leads to its progress. One that exists is opened and costs nothing. */
export function useCreate(product: Static<typeof AsinInfo>) {
  const { t } = useTranslation('reports')
  const [, navigate] = useLocation()
  const refresh = useRefreshReports()
  const { run, busy, price } = useCharged('asin_fx')

  useEffect(() => {
    // A report is often made in less time than the next screen takes to load: have it ready to show the stages.
    void import('../progress/progress.screen.tsx')
  }, [])

  const create = () =>
    run(async (charge) => {
      const { asin, marketplace, imageUrl, title } = product
      const body = { ...charge, asin, marketplace, product: JSON.stringify({ marketplace, imageUrl, title }) }
      const { id, created } = await call(reports.productCreate, { body })
      toast.success(t(created ? 'created.report' : 'created.existed'))
      refresh()
      navigate(progressPath({ id }))
    })
  return { create, busy, price }
}
