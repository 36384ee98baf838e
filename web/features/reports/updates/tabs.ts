/** Communication between the tabs of a browser, one of which leads. */

interface Member<Message> {
  onMessage: (message: Message) => void
  /** Called when this tab becomes the leader, which it stays until it leaves. */
  lead: () => void
}

/**
 * Joins the tabs with this name until the signal aborts; returns a function that posts to the other tabs. All tabs share
 * six HTTP/1 connections to a server, so only the leader may keep a stream open. Without HTTPS there are no locks, and
 * every tab leads itself.
 */
export function joinTabs<Message>(
  name: string,
  signal: AbortSignal,
  { onMessage, lead }: Member<Message>,
): (message: Message) => void {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) {
    lead()
    return () => {}
  }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => onMessage(data))
  const left = new Promise<void>((resolve) => {
    const leave = () => {
      channel.close()
      resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
  })
  const led = locks.request(name, { signal }, () => {
    lead()
    return left
  })
  // The request rejects when this tab leaves before it has led, which is not a failure.
  led.catch(() => {})
  return (message) => {
    if (!signal.aborted) channel.postMessage(message)
  }
}
