/** The API call of the latest action in the console. The console shows it as a curl command for scripts. */
import { useSyncExternalStore } from 'react'
import type { Endpoint } from '#contracts/core/endpoint.ts'

export interface ConsoleCall {
  endpoint: Endpoint
  body: unknown
}

let latest: ConsoleCall | undefined
const listeners = new Set<() => void>()

export function rememberCall(call: ConsoleCall): void {
  latest = call
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The call is kept outside React state, because signing in remounts the frame. */
export const useLatestCall = () => useSyncExternalStore(subscribe, () => latest)
