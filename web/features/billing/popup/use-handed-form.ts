import { useEffect, useState } from 'react'
import { readForm, sendForm } from '../payment/payment-form.ts'
import { isForm, isFrom, isOver, sayReady } from '../payment/popup-message.ts'

/**
 * `waiting` for the form of the page that opened this window; `broken` when it was none; `done` when the provider has sent
 * the browser back; `strange` when nobody opened it.
 */
export type Handover = 'waiting' | 'broken' | 'done' | 'strange'

function begun(): Handover {
  if (new URLSearchParams(location.search).has('done')) return 'done'
  return window.opener ? 'waiting' : 'strange'
}

/** Takes the payment form from the page that opened this window, builds it anew and sends it off. */
export function useHandedForm(): Handover {
  const [state, setState] = useState(begun)
  useEffect(() => {
    // The DOM's types have it as anything; a page that opened us is a window.
    const opener = window.opener as Window | null
    if (!opener) return
    const take = (event: MessageEvent<unknown>) => {
      if (!isFrom(event, opener)) return
      if (isOver(event.data)) window.close()
      if (!isForm(event.data)) return
      const form = readForm(event.data.markup)
      if (form) sendForm(form)
      else setState('broken')
    }
    window.addEventListener('message', take)
    sayReady(opener)
    return () => window.removeEventListener('message', take)
  }, [])
  return state
}
