import { isFrom, isReady, postForm, postOver } from './popup-message.ts'
import { isPopupBlockSimulated } from './simulated-popup-block.ts'

export interface Popup {
  /** Sends Alipay's form to our page in the popup as soon as it is ready. */
  sendForm: (markup: string) => void
  navigate: (address: string) => void
  close: () => void
}

const [WIDTH, HEIGHT] = [1040, 760]

/** Null when the browser blocks it. Call it inside the click: after an await browsers block popups. */
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
      // A navigating popup ignores close() yet reports itself closed (Chromium 156). Once it is back on our page it
      // posts READY, and OVER makes it close itself.
      over = true
      clearInterval(closedTimer)
      opened.close()
    },
  }
}
