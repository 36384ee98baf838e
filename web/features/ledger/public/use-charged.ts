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
import { refilled } from './top-up.state.ts'

/** What every charged call sends besides its own subject: id and path of its module in the registry (SPEC section 7). */
export interface Charge {
  mold_id: number
  path: string
  language: Language
}

/**
 * Runs a call that costs power, one at a time: a second click while it runs does nothing. Failures are shown here. Code
 * 996 opens the top-up dialog by itself, and the call waits there: once there is power it is made again in one click.
 */
export function useCharged(name: ModuleName) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const price = useModule(name)?.value
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  /** Whether the call was made and succeeded, at once or after a top-up. */
  async function run(call: (charge: Charge) => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    try {
      for (;;) {
        const made = await attempt(call)
        if (made !== 'short') return made
        if (!(await refilled())) return false
      }
    } finally {
      running.current = false
    }
  }

  async function attempt(call: (charge: Charge) => Promise<void>): Promise<boolean | 'short'> {
    setBusy(true)
    try {
      // The modules are the user's: the page may have been opened a moment ago, or without a network.
      if (!user.peek()) await refreshAccount()
      const module = modules.peek()[name]
      if (!module) {
        // Nobody is known when another session began meanwhile.
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
