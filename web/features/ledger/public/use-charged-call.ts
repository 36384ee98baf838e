import { useRef, useState } from 'react'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { user } from '#web/api/session.ts'
import { modules } from '#web/api/session-store.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { useModule } from '#web/kit/session-store.ts'
import { toast } from '#web/kit/toast.ts'
import { waitForTopUp } from './top-up.state.ts'

/** The fields that every charged call sends: the id and path of its module (SPEC section 7), and the language. */
export interface Charge {
  mold_id: number
  path: string
  language: Language
}

/**
 * Runs one charged call at a time: a click during a running call does nothing. Failures appear as toasts, except
 * code 996 (insufficient balance), which opens the top-up dialog. The user can retry the waiting call from there.
 */
export function useChargedCall(name: ModuleName) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const price = useModule(name)?.value
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)

  /** Returns whether the call succeeded, either at once or after a top-up. */
  async function run(call: (charge: Charge) => Promise<void>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      for (;;) {
        const result = await attempt(call)
        if (result !== 'short') return result
        if (!(await waitForTopUp())) return false
      }
    } finally {
      isRunning.current = false
    }
  }

  async function attempt(call: (charge: Charge) => Promise<void>): Promise<boolean | 'short'> {
    setBusy(true)
    try {
      // The server sends modules together with the user. That answer may still be loading or may have failed.
      if (!user.peek()) await refreshAccount()
      const module = modules.peek()[name]
      if (!module) {
        // If there is still no user, the session has changed meanwhile, and a toast would confuse.
        if (user.peek()) toast.refusal(t('moduleUnknown'))
        return false
      }
      await call({ mold_id: module.id, path: module.path, language })
      return true
    } catch (thrown) {
      if (thrown instanceof Failure && thrown.code === failures.insufficientPower.code) return 'short'
      toast.failure(thrown)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, price }
}
