/**
 * Calls `stop` on the first signal that asks us to end, then exits with `code`. Ctrl-C reaches us twice, from the terminal
 * and from npm: later signals change nothing. A stop that hangs is cut after ten seconds.
 */
export function onStop(stop: () => Promise<void> | void, code = 0): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
}
