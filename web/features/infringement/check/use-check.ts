import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { infringement } from '#contracts/api/infringement.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { CheckForm } from '#web/kit/rights/begun-check.ts'
import { toast } from '#web/kit/toast.ts'
import { useCharged } from '#web/kit/use-charged.ts'
import { resultPath } from '../result-path.ts'
import { sentOf, type Way } from './check-form.ts'

/** Makes a check and leads to what it has found. */
export function useCheck() {
  const { t } = useTranslation('infringement')
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const { run, busy, price } = useCharged('ai_pantent')

  const check = (way: Way, form: CheckForm) =>
    run(async ({ mold_id, path }) => {
      const { id, charged } = await call(infringement.create, { body: { mold_id, path, ...sentOf(way, form) } })
      if (!charged) toast.success(t('again'))
      // The balance is read in the background: what was found does not wait for it.
      else refreshAccount().catch(() => {})
      void queries.invalidateQueries({ queryKey: keyOf(infringement.list) })
      navigate(resultPath(id))
    })
  return { check, busy, price }
}
