import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { patents } from '#contracts/api/patents.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { keyOf } from '#web/api/queries.ts'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { useCharged } from '#web/kit/use-charged.ts'
import { begunSearch, type SearchForm, sentOf } from './search-form.ts'

/** The module whose price a search costs. */
export const MODULE = 'ai_pantent'

/** Makes a search and leads to what it has found. */
export function useSearch() {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [, keep] = useDraft(begunSearch)
  const queries = useQueryClient()
  const { run, busy, price } = useCharged(MODULE)

  const search = (form: SearchForm) =>
    run(async ({ mold_id, path }) => {
      const { queryId, charged } = await call(patents.getQueryId, { body: { mold_id, path, ...sentOf(form) } })
      if (!charged) toast.success(t('form.again'))
      // The balance is read in the background: what was found does not wait for it.
      else refreshAccount().catch(() => {})
      void queries.invalidateQueries({ queryKey: keyOf(patents.queries) })
      keep({ form, of: queryId })
      navigate(`/patent?${new URLSearchParams({ q: queryId })}`)
    })
  return { search, busy, price }
}
