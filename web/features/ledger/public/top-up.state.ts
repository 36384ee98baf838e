/** State of the top-up dialog, which opens when the balance does not cover a call, or when the user asks for it. */
import { batch, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { shortage } from '#web/api/calls.ts'

const isOpenOnDemand = signal(false)
/** Ends the wait of the call that was refused for lack of balance; null if no call waits. */
const resolveWaiting = signal<((shouldRetry: boolean) => void) | null>(null)

/** Opens the dialog because the user asked for it, not because of a refused call. */
export function openTopUp(): void {
  isOpenOnDemand.value = true
}

/** Waits for the user's decision in the open dialog. Resolves to true to retry the refused call, false to drop it. */
export function waitForTopUp(): Promise<boolean> {
  resolveWaiting.peek()?.(false)
  return new Promise((resolve) => {
    resolveWaiting.value = resolve
  })
}

function close(shouldRetry: boolean): void {
  const resolve = resolveWaiting.peek()
  batch(() => {
    isOpenOnDemand.value = false
    shortage.value = null
    resolveWaiting.value = null
  })
  resolve?.(shouldRetry)
}

/** Closes the dialog and drops the refused call. For use when the page frame unmounts. */
export const cancelTopUp = () => close(false)

export interface TopUp {
  /** The module of the refused call; null if the refusal does not name it. Absent if no call was refused. */
  refused?: ModuleName | null
  /** Closes the dialog and retries the refused call. Absent if no call waits. */
  again?: () => void
  close: () => void
}

/** Null while the dialog is closed. */
export function useTopUp(): TopUp | null {
  useSignals()
  const short = shortage.value
  if (!short && !isOpenOnDemand.value) return null
  return {
    ...(short ? { refused: short.module } : {}),
    ...(resolveWaiting.value ? { again: () => close(true) } : {}),
    close: () => close(false),
  }
}
