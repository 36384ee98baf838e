/** Lets the tabs of a browser exchange messages. One of the tabs is the leader. */

interface Member<Message> {
  onMessage: (message: Message) => void
  /** Called when this tab becomes the leader. It stays the leader until it leaves. */
  lead: () => void
}

/**
 * Joins the group of tabs with this name until the signal aborts. Returns a function that posts to the other tabs. All
 * tabs share six HTTP/1 connections to a server, so only the leader may keep a stream open. The Web Locks API needs
 * HTTPS; without it, every tab is its own leader and no messages are exchanged.
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
  const untilLeft = new Promise<void>((resolve) => {
    const leave = () => {
      channel.close()
      resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
  })
  const lockRequest = locks.request(name, { signal }, () => {
    lead()
    return untilLeft
  })
  // The lock request rejects if this tab leaves before it became the leader, which is not a failure.
  lockRequest.catch(() => {})
  return (message) => {
    if (!signal.aborted) channel.postMessage(message)
  }
}
