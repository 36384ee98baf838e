import { type ClipboardEvent as ReactClipboardEvent, useEffect, useEffectEvent } from 'react'

interface PasteTarget {
  take: (files: readonly File[]) => void
  lookUp: (text: string) => boolean
}

const textIn = (data: DataTransfer | null) => data?.getData('text') ?? ''

function takeFiles(data: DataTransfer | null, { take }: PasteTarget): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length > 0) take(files)
  return files.length > 0
}

/** Prefers a product code in the text, because a cell copied from a spreadsheet also brings a picture of the cell. */
const takePasted = (data: DataTransfer | null, target: PasteTarget): boolean =>
  target.lookUp(textIn(data)) || takeFiles(data, target)

/** Prefers the file, because a picture dragged from a shop's page also brings a link. */
export const takeDropped = (data: DataTransfer, target: PasteTarget): boolean =>
  takeFiles(data, target) || target.lookUp(textIn(data))

/** Focusable inputs that take no text. */
const NOT_TYPED = ['radio', 'checkbox', 'range', 'file'].map((type) => `[type=${type}]`).join()

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(`textarea, input:not(${NOT_TYPED})`))

/** Handles pastes anywhere on the page, except text that is pasted into a text field. */
export function usePaste(target: PasteTarget): void {
  const onPaste = useEffectEvent(({ defaultPrevented, target: element, clipboardData }: ClipboardEvent) => {
    // Ignore the paste if another picker has handled it, or if a dialog covers the page.
    if (defaultPrevented || document.querySelector('[aria-modal="true"]')) return false
    if (isTypedInto(element) && textIn(clipboardData)) return false
    return takePasted(clipboardData, target)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event) && event.preventDefault()
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/**
 * Handles pastes into the picker's own link field. Unlike in other text fields, a pasted product code is looked up.
 */
export const pasteInto = (target: PasteTarget) => (event: ReactClipboardEvent) => {
  const { clipboardData } = event
  if (textIn(clipboardData) ? target.lookUp(textIn(clipboardData)) : takeFiles(clipboardData, target))
    event.preventDefault()
}
