/** Keeps the tabs of one browser in sync: the values are in cookies, and a message makes the other tabs read them. */
let opened: BroadcastChannel | undefined
/** Opened on first use: an open channel keeps a Node process alive, and server rendering needs none. */
const channel = () => {
  opened ??= new BroadcastChannel('session')
  return opened
}

export const notifyOtherTabs = (): void => channel().postMessage('changed')

/** Calls back when another tab changes something, and when this tab becomes visible or hidden. */
export function followOtherTabs(onChange: () => void): void {
  channel().addEventListener('message', onChange)
  document.addEventListener('visibilitychange', onChange)
}
