/** What components behind the way in may know of the session store; the login does without. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { today, untilMidnight } from '#web/api/day.ts'
import { modules, type RegisteredModule, type Session, session, store } from '#web/api/session-store.ts'

/** The person, or a guest: never without a name, a balance or a language. */
export function useSession(): Session {
  useSignals()
  return session.value
}

/** A module of the registry: its id for calls that charge, its price. Undefined when the account has none such. */
export function useModule(name: ModuleName): RegisteredModule | undefined {
  useSignals()
  return modules.value[name]
}

type ReportList = 'asinReport' | 'marketReport'

/** Remembers the page of a list that is shown. */
export function useRememberPage(list: ReportList, page: number): void {
  useEffect(() => {
    store[list].value = page
  }, [list, page])
}

/** The page of a list that was shown last. */
export function useRememberedPage(list: ReportList): number {
  useSignals()
  return store[list].value
}

/** The reader's day. Whoever names days by it draws again at midnight, also after the machine has slept over it. */
export function useToday(): string {
  useSignals()
  const day = store.today.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day has its own midnight
  useEffect(() => {
    const follow = () => {
      store.today.value = today()
    }
    follow()
    const timer = setTimeout(follow, untilMidnight())
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [day])
  return day
}
