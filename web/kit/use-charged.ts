import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { Failure } from '#web/api/failure.ts'
import { useTranslation } from './i18n.ts'
import { useLanguage } from './session.ts'
import { useModule } from './session-store.ts'
import { toast } from './toast.ts'

/** What every charged call sends besides its own subject. */
export interface Charge {
  mold_id: number
  path: string
  language: Language
}

/**
 * Runs a call that costs power, one at a time: a second click while it runs does nothing. Failures are shown here, save
 * code 996, whose dialog opens by itself.
 */
export function useCharged(name: ModuleName) {
  const { t } = useTranslation('shell')
  const [path] = useLocation()
  const language = useLanguage()
  const module = useModule(name)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  /** Whether the call was made and succeeded. */
  async function run(call: (charge: Charge) => Promise<void>): Promise<boolean> {
    if (running.current) return false
    if (!module) {
      toast.refusal(t('moduleUnknown'))
      return false
    }
    running.current = true
    setBusy(true)
    try {
      await call({ mold_id: module.id, path, language })
      return true
    } catch (thrown) {
      const short = thrown instanceof Failure && thrown.code === failures.insufficientPower.code
      if (!short) toast.failure(thrown)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { run, busy, price: module?.value }
}
