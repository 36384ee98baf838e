import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { patents } from '#contracts/api/rights/patents.ts'
import { failures } from '#contracts/core/failures.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { SINGLE_PICTURE_FAILURES } from '#contracts/model/rights/picture-refusals.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { keyOf } from '#web/api/queries.ts'
import { useChargedCall } from '#web/features/ledger/public/use-charged-call.ts'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import { requestBody, type SearchForm, searchDraft } from './search-form.ts'

/** Runs a search and opens its result. `onRejected` gets the failure when the picture cannot be searched. */
export function useSearch(onRejected: (why: Failure) => void) {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [, setDraft] = useDraft(searchDraft)
  const queries = useQueryClient()
  const isHere = useIsMounted()
  const { run, busy } = useChargedCall('ai_pantent')

  /** @param targets the offices whose rights count */
  const search = (form: SearchForm, targets: readonly Office[]) =>
    run(async ({ mold_id, path }) => {
      const created = await call(patents.getQueryId, {
        body: { mold_id, path, ...requestBody(form), targets: [...targets] },
      }).catch((thrown) => {
        if (!isAboutPicture(thrown)) throw thrown
        onRejected(thrown)
      })
      if (!created) return
      const { queryId, charged } = created
      // Refresh the balance in the background; the result does not wait for it.
      if (charged) refreshAccount().catch(() => {})
      void queries.invalidateQueries({ queryKey: keyOf(patents.queries) })
      if (!isHere()) return void toast.success(t('form.elsewhere'))
      if (!charged) toast.success(t('form.again'))
      setDraft((before) => ({ ...(before ?? { form }), searchId: queryId }))
      navigate(`/patent?${new URLSearchParams({ q: queryId })}`)
    })
  return { search, busy }
}

const ABOUT_PICTURES: ReadonlySet<number> = new Set(SINGLE_PICTURE_FAILURES.map((name) => failures[name].code))

/** Failures to show in the form beside the picture: a toast would disappear before the user finds another picture. */
const isAboutPicture = (thrown: unknown): thrown is Failure =>
  thrown instanceof Failure && ABOUT_PICTURES.has(thrown.code)
