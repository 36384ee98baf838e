import { type ClipboardEvent as ReactClipboardEvent, useEffect, useEffectEvent } from 'react'

interface Taking {
  take: (files: readonly File[]) => void
  lookUp: (text: string) => boolean
}

/** Takes a picture, or a text that holds a product code. Whether it did. */
export function takePasted(data: DataTransfer | null, { take, lookUp }: Taking): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length === 0) return lookUp(data?.getData('text') ?? '')
  take(files)
  return true
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Takes what is pasted anywhere on the page, but where one types: there a text is pasted as a text. */
export function usePaste(taking: Taking): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    // A picker above this one on the page has taken it, or a dialog lies over both.
    if (event.defaultPrevented || isTypedInto(event.target) || document.querySelector('[aria-modal="true"]')) return
    if (takePasted(event.clipboardData, taking)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** The same in the picker's own field for links. */
export const pasteInto = (taking: Taking) => (event: ReactClipboardEvent) => {
  if (takePasted(event.clipboardData, taking)) event.preventDefault()
}
