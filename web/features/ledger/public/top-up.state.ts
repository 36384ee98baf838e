/** When the top-up dialog is open: after a refusal for want of power, or because somebody wants more. */
import { batch, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { shortage } from '#web/api/calls.ts'

const wanted = signal(false)
/** What was refused and waits to be done again. */
const waiting = signal<((again: boolean) => void) | null>(null)

/** Opens the dialog without a refusal. */
export function openTopUp(): void {
  wanted.value = true
}

/**
 * Resolves when the person who was refused has decided: true is to do it again, false is to leave it. The dialog has
 * opened by itself with the refusal.
 */
export function refilled(): Promise<boolean> {
  waiting.peek()?.(false)
  return new Promise((resolve) => {
    waiting.value = resolve
  })
}

function close(again: boolean): void {
  const waits = waiting.peek()
  batch(() => {
    wanted.value = false
    shortage.value = null
    waiting.value = null
  })
  waits?.(again)
}

/** Closes the dialog with the frame in which it stands; what was refused is left. */
export const leaveTopUp = () => close(false)

export interface TopUp {
  /** What the power was short for; absent when nothing was refused, null when the refusal does not tell. */
  refused?: ModuleName | null
  /** Closes the dialog and does what was refused again. */
  again?: () => void
  close: () => void
}

/** What the dialog is open for, or null while it is closed. */
export function useTopUp(): TopUp | null {
  useSignals()
  const short = shortage.value
  if (!short && !wanted.value) return null
  return {
    ...(short ? { refused: short.module } : {}),
    ...(waiting.value ? { again: () => close(true) } : {}),
    close: () => close(false),
  }
}
