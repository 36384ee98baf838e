/** What components behind the way in may know of the session store; the login does without. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { modules, type RegisteredModule, type Session, session } from '#web/api/session-store.ts'

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
