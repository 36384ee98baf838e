/** Probes the server after an unanswered call or a network change, and repeats the probe until the server answers. */
import { connection, lostCalls } from './connection.ts'

/** A small file that needs no session. */
const PROBE = '/robots.txt'
const TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

let pause = FIRST_PAUSE_MS
let timer: ReturnType<typeof setTimeout> | undefined
let check: Promise<void> | undefined

/** Probes now; concurrent calls share one probe. */
export function checkConnection(): Promise<void> {
  check ??= probe().finally(() => {
    check = undefined
  })
  return check
}

async function probe(): Promise<void> {
  clearTimeout(timer)
  // A single lost call does not mean that the server is down, so only the probe changes the state.
  if (await isReachable()) {
    pause = FIRST_PAUSE_MS
    connection.value = 'online'
    return
  }
  connection.value = navigator.onLine ? 'unreachable' : 'offline'
  timer = setTimeout(checkConnection, pause)
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
}

const isReachable = () =>
  fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Watches until the returned function is called. */
export function watchConnection(): () => void {
  const onChange = () => void checkConnection()
  // Browsers throttle the timers of a hidden page, so probe at once when it becomes visible.
  const onVisible = () => document.visibilityState === 'visible' && connection.peek() !== 'online' && onChange()
  // `subscribe` also calls back at once with the current value, which is no change.
  let isFirst = true
  const unsubscribe = lostCalls.subscribe(() => {
    if (!isFirst) onChange()
    isFirst = false
  })
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    unsubscribe()
    clearTimeout(timer)
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
