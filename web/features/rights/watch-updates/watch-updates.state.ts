import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

const unseenFinds = signal(0)

export function setUnseenFinds(count: number): void {
  unseenFinds.value = count
}

export function useUnseenFinds(): number {
  useSignals()
  return unseenFinds.value
}
