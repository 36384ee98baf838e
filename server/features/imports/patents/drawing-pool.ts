/** The worker threads that take drawings. */
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Piscina } from 'piscina'
import type { DrawingTask, TakenDrawing } from './drawing-task.ts'

export interface DrawingPool {
  /** How many it takes at once. */
  readonly threads: number
  /** `unpack` is called when a thread is about to be free: what it gives waits in memory. Throws what that throws. */
  take(unpack: () => Promise<DrawingTask['source']>, task: Omit<DrawingTask, 'source'>): Promise<TakenDrawing>
  close(): Promise<void>
}

const THREADS_MAX = 8

/** Threads start with the first drawing. */
export function drawingPool(threads = Math.min(THREADS_MAX, availableParallelism())): DrawingPool {
  const pool = new Piscina({
    filename: join(import.meta.dirname, `drawing.worker${extname(import.meta.filename)}`),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 10_000,
  })
  // One more than there are threads, so that none waits for what is still being unpacked.
  const places = gate(threads + 1)
  return {
    threads,
    async take(unpack, task) {
      await places.enter()
      try {
        // piscina's run is untyped by design; drawing.worker.ts returns exactly this.
        return (await pool.run({ source: await unpack(), ...task })) as TakenDrawing
      } finally {
        places.leave()
      }
    },
    close: () => pool.destroy(),
  }
}

/** Lets so many in at once; the others wait in their order. */
function gate(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return {
    async enter() {
      if (free > 0) free--
      else await new Promise<void>((admitted) => waiting.push(admitted))
    },
    leave() {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
