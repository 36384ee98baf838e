/** Runs `what` once, `ms` after it was last asked for. */
export function debounced(what: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
  }
}
