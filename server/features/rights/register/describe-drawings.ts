/** Describes the drawings of sample patents in worker threads; patents with the same drawing share the result. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SamplePatent } from '#fixtures/rights/patents/patents.ts'
import type { DrawnView, ShapeParameters } from '#fixtures/rights/patents/views.ts'
import type { DescribedDrawing, Drawing } from './describe-drawings.worker.ts'

const MAX_THREADS = 8

/** The descriptor of a view; null for a detail, which is shown but not searched, because it resembles too many objects. */
export type DescriptorOf = (shape: ShapeParameters, view: DrawnView) => Uint8Array | null

/** Starts the threads at once and gives each all of its drawings, so that they work while the caller's thread is busy. */
export async function describeDrawings(
  patents: readonly SamplePatent[],
  onProgress: (done: number, total: number) => void,
): Promise<DescriptorOf> {
  const wanted = new Map<string, Drawing>()
  for (const { shape, views } of patents)
    for (const { kind } of views) if (kind !== 'detail') wanted.set(keyOf(shape, kind), { shape, view: kind })
  const drawings = [...wanted.values()]
  const described = new Map<string, Uint8Array | null>()
  const count = Math.min(MAX_THREADS, availableParallelism())
  const threads = Array.from({ length: count }, (_, thread) => {
    const workerData = drawings.filter((_, i) => i % count === thread)
    return new Worker(join(import.meta.dirname, 'describe-drawings.worker.ts'), { workerData })
  })
  for (const thread of threads)
    thread.on('message', (sheet: readonly DescribedDrawing[]) => {
      for (const { shape, view, descriptor } of sheet) described.set(keyOf(shape, view), descriptor)
      onProgress(described.size, drawings.length)
    })
  try {
    await Promise.all(threads.map((thread) => once(thread, 'exit')))
  } finally {
    for (const thread of threads) void thread.terminate()
  }
  return (shape, view) => described.get(keyOf(shape, view)) ?? null
}

const keyOf = ({ family, seed, stretch }: ShapeParameters, view: DrawnView) => `${family}/${seed}/${stretch}/${view}`
