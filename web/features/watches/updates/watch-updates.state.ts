import { batch, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

const unseenFinds = signal(0)
const unseenChanges = signal(0)

/** `finds`: new patents of saved searches; `changes`: of all other watches. */
export function setUnseen(finds: number, changes: number): void {
  batch(() => {
    unseenFinds.value = finds
    unseenChanges.value = changes
  })
}

export function useUnseenFinds(): number {
  useSignals()
  return unseenFinds.value
}

export function useUnseenChanges(): number {
  useSignals()
  return unseenChanges.value
}
