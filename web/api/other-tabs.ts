/** Keeps the tabs of one browser in step: what changed stands in a cookie, and the others are told to look. */
let opened: BroadcastChannel | undefined
/** Opened by the first who wants it: a channel holds a process of Node that only draws pages. */
const channel = () => {
  opened ??= new BroadcastChannel('session')
  return opened
}

export const tellOtherTabs = (): void => channel().postMessage('changed')

/** Calls back when another tab changed something, and when this one comes to the front. */
export function followOtherTabs(look: () => void): void {
  channel().addEventListener('message', look)
  document.addEventListener('visibilitychange', look)
}
