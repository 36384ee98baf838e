/** Moves through options by keyboard while the focus stays in the field above them. */
import { type KeyboardEvent, useState } from 'react'

interface Options {
  count: number
  /** Another text selects the first option again. */
  text: string
  onChoose: (at: number) => void
}

export function useOptions({ count, text, onChoose }: Options) {
  const [state, setState] = useState({ text, at: 0 })
  const at = state.text === text ? Math.min(state.at, Math.max(0, count - 1)) : 0
  const select = (next: number) => setState({ text, at: next })
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 5,
    PageUp: at - 5,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of Chinese and Japanese words.
    if (event.nativeEvent.isComposing || count === 0) return
    const next = steps[event.key]
    if (next !== undefined)
      select(event.key.startsWith('Page') ? Math.max(0, Math.min(count - 1, next)) : (next + count) % count)
    else if (event.key === 'Enter') onChoose(at)
    else return
    event.preventDefault()
  }
  return { at, select, onKeyDown }
}
