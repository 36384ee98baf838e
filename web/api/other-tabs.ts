/** Keeps the tabs of one browser in step: what changed stands in a cookie, and the others are told to look. */
const channel = new BroadcastChannel('session')

export const tellOtherTabs = (): void => channel.postMessage('changed')

/** Calls back when another tab changed something, and when this one comes to the front. */
export function followOtherTabs(look: () => void): void {
  channel.addEventListener('message', look)
  document.addEventListener('visibilitychange', look)
}
