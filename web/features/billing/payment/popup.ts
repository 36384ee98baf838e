import { isFrom, isReady, postForm, postOver } from './popup-message.ts'
import { isPopupBlockSimulated } from './simulated-popup-block.ts'

export interface Popup {
  /** Sends Alipay's form to our page in the popup as soon as that page is ready. */
  sendForm: (markup: string) => void
  navigate: (address: string) => void
  close: () => void
}

const [WIDTH, HEIGHT] = [1040, 760]

/**
 * Opens the popup; returns null if the browser blocks it. Call this in the click handler and before any await, because
 * browsers block popups that open later.
 */
export function openPopup(onClosed: () => void): Popup | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 3)
  const place = `left=${Math.round(left)},top=${Math.round(top)},width=${WIDTH},height=${HEIGHT}`
  if (isPopupBlockSimulated()) return null
  const opened = window.open('/alipay', '_blank', `popup,${place}`)
  if (!opened || opened.closed) return null

  let [ready, over] = [false, false]
  let markup = ''
  const postWhenReady = () => {
    if (!ready || !markup) return
    postForm(opened, markup)
    // Send the form only once: a popup that returns from the provider must not be sent there again.
    markup = ''
  }
  const onMessage = (event: MessageEvent) => {
    if (!isFrom(event, opened) || !isReady(event.data)) return
    ready = true
    if (over) postOver(opened)
    else postWhenReady()
  }
  window.addEventListener('message', onMessage)
  const closedTimer = setInterval(() => {
    if (!opened.closed) return
    clearInterval(closedTimer)
    window.removeEventListener('message', onMessage)
    onClosed()
  }, 400)

  return {
    sendForm(given) {
      markup = given
      postWhenReady()
    },
    navigate(address) {
      if (/^https?:/i.test(address)) opened.location.replace(address)
    },
    close() {
      // A popup that is navigating ignores close() but then reports that it is closed (Chromium 156). When the popup is
      // back on our page, it posts READY, and the message OVER makes it close itself.
      over = true
      clearInterval(closedTimer)
      opened.close()
    },
  }
}
