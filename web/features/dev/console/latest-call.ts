/** The latest thing that somebody did in the console, as the call that it was: whatever a person clicks, a script can call. */
import { useSyncExternalStore } from 'react'
import type { Endpoint } from '#contracts/core/endpoint.ts'

export interface Made {
  endpoint: Endpoint
  body: unknown
}

let latest: Made | undefined
const listeners = new Set<() => void>()

export function rememberCall(made: Made): void {
  latest = made
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Outlives the frame, which is drawn anew when somebody signs in. */
export const useLatestCall = () => useSyncExternalStore(subscribe, () => latest)
