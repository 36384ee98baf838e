import { useEffect, useState } from 'react'
import { parsePaymentForm, sendForm } from '../payment/payment-form.ts'
import { isForm, isFrom, isOver, postReady } from '../payment/popup-message.ts'

/** `waiting`: for the form; `broken`: not a payment form; `done`: back from the provider; `noOpener`: no opener. */
export type FormState = 'waiting' | 'broken' | 'done' | 'noOpener'

function initialState(): FormState {
  if (new URLSearchParams(location.search).has('done')) return 'done'
  return window.opener ? 'waiting' : 'noOpener'
}

/** Receives the payment form from the opener, rebuilds it and submits it. */
export function useFormFromOpener(): FormState {
  const [state, setState] = useState(initialState)
  useEffect(() => {
    // Typed as any in the DOM.
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
