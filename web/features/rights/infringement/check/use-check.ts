import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { failures } from '#contracts/core/failures.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { LIST_PICTURE_FAILURES } from '#contracts/model/rights/picture-refusals.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { keyOf } from '#web/api/queries.ts'
import { useChargedCall } from '#web/features/ledger/public/use-charged-call.ts'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import { type CheckForm, type CheckKind, checkDraft, isSame, markChecked } from '../../parts/check-draft.ts'
import { resultPath } from '../result-path.ts'
import { requestBody } from './check-form.ts'

/**
 * Runs a check and opens its result. If the user has left the page meanwhile, a toast says that the check is done.
 * `onRejected` gets the reason when a picture cannot be checked.
 */
export function useCheck(onRejected: (why: string) => void) {
  const { t } = useTranslation('infringement')
  const [, navigate] = useLocation()
  const isHere = useIsMounted()
  const [, setDraft] = useDraft(checkDraft)
  const queries = useQueryClient()
  const { run, busy, price } = useChargedCall('ai_pantent')

  /** @param targets the offices whose rights the verdict takes into account */
  const check = (kind: CheckKind, form: CheckForm, targets: readonly Office[]) =>
    run(async ({ mold_id, path }) => {
      const body = { mold_id, path, ...requestBody(kind, form), targets: [...targets] }
      const created = await call(infringement.create, { body }).catch((thrown: unknown) => {
        if (!isAboutPicture(thrown)) throw thrown
        onRejected(thrown.msg)
      })
      if (!created) return
      // Refresh the balance in the background; the result does not wait for it.
      if (created.charged) refreshAccount().catch(() => {})
      void queries.invalidateQueries({ queryKey: keyOf(infringement.list) })
      // Repeating a check keeps its id but may change its target offices.
      void queries.invalidateQueries({ queryKey: keyOf(infringement.detail) })
      if (!created.charged) toast.success(t('again'))
      else if (!isHere()) toast.success(t('done'))
      // Needed even if the user has left the page. Input that changed during the check still counts as unchecked.
      setDraft((now) => (now && isSame(kind, now, form) ? markChecked(now, kind) : now))
      if (!isHere()) return
      navigate(resultPath(created.id))
    })
  return { check, busy, price }
}

const ABOUT_PICTURES: ReadonlySet<number> = new Set(LIST_PICTURE_FAILURES.map((name) => failures[name].code))

/** Failures to show in the form beside the picture: a toast would disappear before the user finds another picture. */
const isAboutPicture = (thrown: unknown): thrown is Failure =>
  thrown instanceof Failure && ABOUT_PICTURES.has(thrown.code)
