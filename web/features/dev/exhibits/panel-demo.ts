import { useState } from 'react'
import type { PanelState } from '#web/kit/panel-state.ts'

const ANSWER_MS = 500

/** Simulates a panel that fails, fails again after one retry, is stale after the second and ready after the third. */
export function usePanelDemo(data: string, text: string): PanelState<string> {
  const [retries, setRetries] = useState(0)
  const [isLoading, setIsLoading] = useState(false)
  const retry = async () => {
    // Like TanStack Query: a retry shows the loading state while there is no data yet.
    setIsLoading(true)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    setRetries(retries + 1)
    setIsLoading(false)
  }
  if (retries < 2) return isLoading ? { is: 'loading' } : { is: 'error', text, retry }
  return retries === 2 ? { is: 'stale', data, since: new Date(), text, retry } : { is: 'ready', data }
}
