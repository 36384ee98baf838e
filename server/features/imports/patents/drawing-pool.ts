/** Worker threads that import drawings. */
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Piscina } from 'piscina'
import type { ConvertedDrawing, DrawingTask } from './drawing-task.ts'

export interface DrawingPool {
  /** Number of parallel drawings. */
  readonly threads: number
  /**
   * Calls `unpack` shortly before a thread is free, because its result waits in memory. Rejects with errors of
   * `unpack`.
   */
  convert(unpack: () => Promise<DrawingTask['source']>, task: Omit<DrawingTask, 'source'>): Promise<ConvertedDrawing>
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
  // One more than the threads, so that no thread waits for unpacking.
  const places = semaphore(threads + 1)
  return {
    threads,
    async convert(unpack, task) {
      await places.enter()
      try {
        // piscina's run is untyped; drawing.worker.ts returns this type.
        return (await pool.run({ source: await unpack(), ...task })) as ConvertedDrawing
      } finally {
        places.leave()
      }
    },
    close: () => pool.destroy(),
  }
}

/** A semaphore with a first-in, first-out queue. */
function semaphore(places: number) {
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
