import { type ClipboardEvent as ReactClipboardEvent, useEffect, useEffectEvent } from 'react'

interface Taking {
  take: (files: readonly File[]) => void
  lookUp: (text: string) => boolean
}

const textIn = (data: DataTransfer | null) => data?.getData('text') ?? ''

function takeFiles(data: DataTransfer | null, { take }: Taking): boolean {
  const files = [...(data?.files ?? [])]
  if (files.length > 0) take(files)
  return files.length > 0
}

/**
 * Takes a text that holds a product code, or else a picture. Whether it did. A cell copied from a spreadsheet comes with a
 * picture of itself, and what is meant is the code in it.
 */
const takePasted = (data: DataTransfer | null, taking: Taking): boolean =>
  taking.lookUp(textIn(data)) || takeFiles(data, taking)

/** The same of what is dropped: a picture pulled out of a shop's page comes with a link, and what is meant is the picture. */
export const takeDropped = (data: DataTransfer, taking: Taking): boolean =>
  takeFiles(data, taking) || taking.lookUp(textIn(data))

/** All that can have the focus and takes no text: radios, sliders, lists to choose from. */
const NOT_TYPED = ['radio', 'checkbox', 'range', 'file'].map((type) => `[type=${type}]`).join()

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(`textarea, input:not(${NOT_TYPED})`))

/** Takes what is pasted anywhere on the page; but a text that is pasted where one types stays a text. */
export function usePaste(taking: Taking): void {
  const onPaste = useEffectEvent(({ defaultPrevented, target, clipboardData }: ClipboardEvent) => {
    // A picker above this one on the page has taken it, or a dialog lies over both.
    if (defaultPrevented || document.querySelector('[aria-modal="true"]')) return false
    if (isTypedInto(target) && textIn(clipboardData)) return false
    return takePasted(clipboardData, taking)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event) && event.preventDefault()
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** The same in the picker's own field for links, where a code is sought in a text too. */
export const pasteInto = (taking: Taking) => (event: ReactClipboardEvent) => {
  const { clipboardData } = event
  if (textIn(clipboardData) ? taking.lookUp(textIn(clipboardData)) : takeFiles(clipboardData, taking))
    event.preventDefault()
}
