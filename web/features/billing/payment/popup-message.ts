/** What page and popup say to each other. Both are ours, and each looks at origin and sender before it listens. */

/** The popup stands and can take a form. */
const READY = 'payment-ready'

/** Nothing is left to do in the popup. */
const OVER = 'payment-over'

export interface FormMessage {
  kind: 'payment-form'
  markup: string
}

export const isReady = (data: unknown) => data === READY

export const sayReady = (opener: Window) => opener.postMessage(READY, location.origin)

export const isOver = (data: unknown) => data === OVER

export const sayOver = (popup: Window) => popup.postMessage(OVER, location.origin)

export const sayForm = (popup: Window, markup: string) =>
  popup.postMessage({ kind: 'payment-form', markup } satisfies FormMessage, location.origin)

export const isForm = (data: unknown): data is FormMessage =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === 'payment-form' &&
  'markup' in data &&
  typeof data.markup === 'string'

/** Whether a message comes from this window, and from a page of ours in it. */
export const isFrom = (event: MessageEvent, sender: Window) =>
  event.origin === location.origin && event.source === sender
