/** What the saved searches of the account have found and nobody has looked at, told to the menu by web/features/rights/watch-news/watch-news.tsx. */
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

export const unseenFinds = signal(0)

export function useUnseenFinds(): number {
  useSignals()
  return unseenFinds.value
}
