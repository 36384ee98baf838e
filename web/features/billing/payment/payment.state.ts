/** The payment in progress, of which there is one in a page, and whether to show how popups are let through. */
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type Ending, isUnderWay, type PaymentState, type UnderWay } from './payment.states.ts'

export const payment = signal<PaymentState>({ is: 'idle' })
export const blocked = signal(false)
/** Counts what became of orders, so that whoever shows any reads them again. */
export const changes = signal(0)

export function usePayment(): PaymentState {
  useSignals()
  return payment.value
}

/** How the latest payment ended, until another one begins. */
export function useEnding(): Ending | undefined {
  const state = usePayment()
  return 'ended' in state ? state.ended : undefined
}

/** The payment that somebody may be about to make, if there is one. */
export function useUnderWay(): UnderWay | undefined {
  const state = usePayment()
  return isUnderWay(state) ? state : undefined
}

/** Whether the dialog about blocked popups is open, and how to close it. */
export function useBlocked(): [boolean, () => void] {
  useSignals()
  return [
    blocked.value,
    () => {
      blocked.value = false
    },
  ]
}

/** Changes whenever an order or the balance may have. */
export function useOrderChanges(): number {
  useSignals()
  return changes.value
}
