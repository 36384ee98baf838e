/** The worker threads that take drawings. */
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Piscina } from 'piscina'
import type { DrawingTask, TakenDrawing } from './drawing-task.ts'

export interface DrawingPool {
  /** How many it takes at once. */
  readonly threads: number
  take(task: DrawingTask): Promise<TakenDrawing>
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
  return {
    threads,
    // piscina's run is untyped by design; drawing.worker.ts returns exactly this.
    take: (task) => pool.run(task) as Promise<TakenDrawing>,
    close: () => pool.destroy(),
  }
}
