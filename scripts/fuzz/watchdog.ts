/** For a call that blocks without end: nothing in its own thread can tell of it, so another one does, and ends the process. */
import { Worker } from 'node:worker_threads'

export interface Watchdog {
  /** What is being done now; undefined for nothing. */
  watch(doing: string | undefined): void
  close(): Promise<unknown>
}

export function watchdog(): Watchdog {
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url))
  worker.unref()
  return { watch: (doing) => worker.postMessage(doing), close: () => worker.terminate() }
}
