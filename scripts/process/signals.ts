/**
 * Calls `stop` on the first termination signal, then exits with `code`. Ctrl-C arrives twice, from the terminal and
 * from npm, so later signals are ignored. Exits after ten seconds if `stop` hangs.
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
