/** The payment in progress, of which there is one in a page, and whether to show how popups are let through. */
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type Ending, isUnderWay, type PaymentState, type UnderWay } from './payment.machine.ts'

const payment = signal<PaymentState>({ is: 'idle' })
const blocked = signal(false)
/** Counts what became of orders, so that whoever shows any reads them again. */
const changes = signal(0)

/** The payment as it is now, without following it. */
export const paymentNow = (): PaymentState => payment.peek()

export function setPayment(state: PaymentState): void {
  payment.value = state
}

/** Opens the dialog about blocked popups. */
export function showBlocked(): void {
  blocked.value = true
}

/** Makes screens that show orders or the balance reload them. */
export function noteOrderChange(): void {
  changes.value++
}

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
