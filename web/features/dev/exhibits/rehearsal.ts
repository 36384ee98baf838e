import { useState } from 'react'
import type { PanelState } from '#web/kit/panel-state.ts'

const ANSWER_MS = 500

/** A panel's life in small: it fails, fails again when tried, then shows older data, and at the third try what is new. */
export function useRehearsal(data: string, text: string): PanelState<string> {
  const [act, setAct] = useState(0)
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    // As a query does: without data, asking again is loading again.
    setAsking(true)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    setAct(act + 1)
    setAsking(false)
  }
  if (act < 2) return asking ? { is: 'loading' } : { is: 'error', text, retry }
  return act === 2 ? { is: 'stale', data, since: new Date(), text, retry } : { is: 'ready', data }
}
