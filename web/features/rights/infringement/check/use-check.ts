import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { infringement } from '#contracts/api/rights/infringement.ts'
import { failures } from '#contracts/core/failures.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { REFUSALS_AMONG } from '#contracts/model/rights/picture-refusals.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { keyOf } from '#web/api/queries.ts'
import { useCharged } from '#web/features/ledger/public/use-charged.ts'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useStillHere } from '#web/kit/still-here.ts'
import { toast } from '#web/kit/toast.ts'
import { asChecked, begunCheck, type CheckForm, isSame, type Way } from '../../parts/begun-check.ts'
import { resultPath } from '../result-path.ts'
import { sentOf } from './check-form.ts'

/**
 * Makes a check and leads to what it has found; whoever has gone on to another page is told, and stays there. Of a picture
 * that cannot be checked `refused` hears which, and why.
 */
export function useCheck(refused: (why: string) => void) {
  const { t } = useTranslation('infringement')
  const [, navigate] = useLocation()
  const isHere = useStillHere()
  const [, keep] = useDraft(begunCheck)
  const queries = useQueryClient()
  const { run, busy, price } = useCharged('ai_pantent')

  /** @param targets the offices whose rights count */
  const check = (way: Way, form: CheckForm, targets: readonly Office[]) =>
    run(async ({ mold_id, path }) => {
      const body = { mold_id, path, ...sentOf(way, form), targets: [...targets] }
      const made = await call(infringement.create, { body }).catch((thrown: unknown) => {
        if (!isAboutPicture(thrown)) throw thrown
        refused(thrown.msg)
      })
      if (!made) return
      // The balance is read in the background: what was found does not wait for it.
      if (made.charged) refreshAccount().catch(() => {})
      void queries.invalidateQueries({ queryKey: keyOf(infringement.list) })
      // The same check may have other target offices now.
      void queries.invalidateQueries({ queryKey: keyOf(infringement.detail) })
      if (!made.charged) toast.success(t('again'))
      else if (!isHere()) toast.success(t('done'))
      // Also where the page was left. What was filled in while the check ran is not checked.
      keep((now) => (now && isSame(way, now, form) ? asChecked(now, way) : now))
      if (!isHere()) return
      navigate(resultPath(made.id))
    })
  return { check, busy, price }
}

const ABOUT_PICTURES: ReadonlySet<number> = new Set(REFUSALS_AMONG.map((name) => failures[name].code))

/** A picture that cannot be checked stays in the form, and why beside it: a toast would be gone before another is found. */
const isAboutPicture = (thrown: unknown): thrown is Failure =>
  thrown instanceof Failure && ABOUT_PICTURES.has(thrown.code)
