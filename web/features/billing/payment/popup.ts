/** The window in which somebody pays. */
import { isBlockedByArrangement } from './popup-arranged.ts'
import { isFrom, isReady, sayForm, sayOver } from './popup-message.ts'

export interface Popup {
  /** Hands Alipay's form to our page in the popup, as soon as that is there. */
  hand: (markup: string) => void
  /** Leads it to another address. */
  go: (address: string) => void
  close: () => void
}

const [WIDTH, HEIGHT] = [1040, 760]

/**
 * Opens it, or null when the browser does not let it. To be called in the click itself: after anything that is waited
 * for, browsers take a popup for an advertisement.
 */
export function openPopup(onClosed: () => void): Popup | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 3)
  const place = `left=${Math.round(left)},top=${Math.round(top)},width=${WIDTH},height=${HEIGHT}`
  if (isBlockedByArrangement()) return null
  const opened = window.open('/alipay', '_blank', `popup,${place}`)
  if (!opened || opened.closed) return null

  let [ready, over] = [false, false]
  let markup = ''
  const meet = () => {
    if (!ready || !markup) return
    sayForm(opened, markup)
    // Once: a popup that comes back from the provider must not be sent there again.
    markup = ''
  }
  const hear = (event: MessageEvent) => {
    if (!isFrom(event, opened) || !isReady(event.data)) return
    ready = true
    if (over) sayOver(opened)
    else meet()
  }
  window.addEventListener('message', hear)
  const watch = setInterval(() => {
    if (!opened.closed) return
    clearInterval(watch)
    window.removeEventListener('message', hear)
    onClosed()
  }, 400)

  return {
    hand(given) {
      markup = given
      meet()
    },
    go(address) {
      if (/^https?:/i.test(address)) opened.location.replace(address)
    },
    close() {
      // A window on its way to another page does not hear it, and says all the same that it is closed (Chromium 156).
      // When it comes back to our page it asks, and closes itself.
      over = true
      clearInterval(watch)
      opened.close()
    },
  }
}
