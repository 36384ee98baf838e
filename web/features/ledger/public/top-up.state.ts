/** State of the top-up dialog: it opens when the balance does not cover a call, or on demand. */
import { batch, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { shortage } from '#web/api/calls.ts'

const isOpenOnDemand = signal(false)
/** Resolves the refused call that waits for the dialog. */
const resolveWaiting = signal<((shouldRetry: boolean) => void) | null>(null)

/** Opens the dialog without a refusal. */
export function openTopUp(): void {
  isOpenOnDemand.value = true
}

/** Waits for the decision in the dialog, which the refusal has opened: true to retry the call, false to drop it. */
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

/** Closes the dialog and drops the refused call, when the frame unmounts. */
export const leaveTopUp = () => close(false)

export interface TopUp {
  /** The refused module; absent without a refusal, null if the refusal does not name it. */
  refused?: ModuleName | null
  /** Closes the dialog and retries the refused call. */
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
