/** Messages between the page and its popup. Each side checks the origin and the sender. */

/** The popup sends this when it is loaded and can receive a form. */
const READY = 'payment-ready'

/** The page sends this when the payment is over; the popup then closes itself. */
const OVER = 'payment-over'

export interface FormMessage {
  kind: 'payment-form'
  markup: string
}

export const isReady = (data: unknown) => data === READY

export const postReady = (opener: Window) => opener.postMessage(READY, location.origin)

export const isOver = (data: unknown) => data === OVER

export const postOver = (popup: Window) => popup.postMessage(OVER, location.origin)

export const postForm = (popup: Window, markup: string) =>
  popup.postMessage({ kind: 'payment-form', markup } satisfies FormMessage, location.origin)

export const isForm = (data: unknown): data is FormMessage =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === 'payment-form' &&
  'markup' in data &&
  typeof data.markup === 'string'

/** Whether the window `sender` sent the message while it showed a page of our origin. */
export const isFrom = (event: MessageEvent, sender: Window) =>
  event.origin === location.origin && event.source === sender
