/** The payment that this page runs, at most one at a time, and the dialog about blocked popups. */
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type Ending, isUnderWay, type PaymentState, type UnderWay } from './payment.machine.ts'

const payment = signal<PaymentState>({ is: 'idle' })
const blocked = signal(false)
/** Incremented when orders change, so that screens that show them refetch. */
const changes = signal(0)

/** Reads without subscribing. */
export const peekPayment = (): PaymentState => payment.peek()

export function setPayment(state: PaymentState): void {
  payment.value = state
}

/** Opens the dialog about blocked popups. */
export function showBlocked(): void {
  blocked.value = true
}

/** Makes screens that show orders or the balance reload them. */
export function notifyOrderChange(): void {
  changes.value++
}

export function usePayment(): PaymentState {
  useSignals()
  return payment.value
}

/** How the latest payment ended, until the next one starts. */
export function useEnding(): Ending | undefined {
  const state = usePayment()
  return 'ended' in state ? state.ended : undefined
}

export function useUnderWay(): UnderWay | undefined {
  const state = usePayment()
  return isUnderWay(state) ? state : undefined
}

/** Whether the dialog about blocked popups is open, and a function that closes it. */
export function useBlocked(): [boolean, () => void] {
  useSignals()
  return [
    blocked.value,
    () => {
      blocked.value = false
    },
  ]
}

export function useOrderChanges(): number {
  useSignals()
  return changes.value
}
