/** Resolves after a while, or as soon as nobody waits any more. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Resolves when somebody looks at the page: at once if they do, or as soon as nobody waits any more. */
export const shown = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve())
  })
