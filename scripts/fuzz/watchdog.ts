/** Kills the process when a call blocks the main thread forever; only another thread can detect that. */
import { Worker } from 'node:worker_threads'

export interface Watchdog {
  /** The current step; undefined when idle. */
  watch(doing: string | undefined): void
  close(): Promise<unknown>
}

export function startWatchdog(): Watchdog {
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url))
  worker.unref()
  return { watch: (doing) => worker.postMessage(doing), close: () => worker.terminate() }
}
