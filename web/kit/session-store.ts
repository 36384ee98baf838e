import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { msUntilMidnight, today } from '#web/api/day.ts'
import { modules, type RegisteredModule, type Session, session, store } from '#web/api/session-store.ts'

export function useSession(): Session {
  useSignals()
  return session.value
}

/** Undefined if the account has no such module. */
export function useModule(name: ModuleName): RegisteredModule | undefined {
  useSignals()
  return modules.value[name]
}

type ReportList = 'asinReport' | 'marketReport'

export function useRememberPage(list: ReportList, page: number): void {
  useEffect(() => {
    store[list].value = page
  }, [list, page])
}

export function useRememberedPage(list: ReportList): number {
  useSignals()
  return store[list].value
}

/** Today's date in the reader's time zone. Re-renders at midnight, also after the machine slept through it. */
export function useToday(): string {
  useSignals()
  const day = store.today.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets the timer for the next midnight
  useEffect(() => {
    const update = () => {
      store.today.value = today()
    }
    update()
    const timer = setTimeout(update, msUntilMidnight())
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [day])
  return day
}
