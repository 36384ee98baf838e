/** The tabs of a browser among themselves: one leads, all hear what each posts. */

interface Member<Message> {
  onMessage: (message: Message) => void
  /** Called once it is this tab that leads; it does until it leaves. */
  lead: () => void
}

/**
 * Joins the tabs of a name until the signal aborts; answers how to post to the others. A browser opens six connections to
 * a server of HTTP 1 for all tabs together, so only one of them may hold a stream. Where pages may not agree on one
 * (without HTTPS), each leads itself.
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
  // Leaving while another tab leads is no failure.
  led.catch(() => {})
  return (message) => {
    if (!signal.aborted) channel.postMessage(message)
  }
}
