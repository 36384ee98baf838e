import { useEffect, useState } from 'react'
import { parsePaymentForm, sendForm } from '../payment/payment-form.ts'
import { isForm, isFrom, isOver, postReady } from '../payment/popup-message.ts'

/**
 * `waiting`: the form has not arrived yet; `broken`: the opener sent no valid payment form; `done`: the popup is back
 * from the provider; `noOpener`: the user opened this page directly.
 */
export type FormState = 'waiting' | 'broken' | 'done' | 'noOpener'

function initialState(): FormState {
  if (new URLSearchParams(location.search).has('done')) return 'done'
  return window.opener ? 'waiting' : 'noOpener'
}

/** Receives the payment form from the opener, rebuilds it and submits it. */
export function useFormFromOpener(): FormState {
  const [state, setState] = useState(initialState)
  useEffect(() => {
    // The DOM types declare `opener` as any.
    const opener = window.opener as Window | null
    if (!opener) return
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isFrom(event, opener)) return
      if (isOver(event.data)) window.close()
      if (!isForm(event.data)) return
      const form = parsePaymentForm(event.data.markup)
      if (form) sendForm(form)
      else setState('broken')
    }
    window.addEventListener('message', onMessage)
    postReady(opener)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return state
}
