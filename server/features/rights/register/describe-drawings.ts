/** Describes the drawings of sample patents in worker threads; patents with the same drawing share the result. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { SamplePatent } from '#fixtures/rights/patents/patents.ts'
import type { DrawnView, ShapeParameters } from '#fixtures/rights/patents/views.ts'
import type { DescribeTask } from './describe-drawings.worker.ts'

const BATCH_SIZE = 20
const MAX_THREADS = 8

/** The descriptor of a view; null for a detail, which is shown but not searched, because it resembles too many objects. */
export type DescriptorOf = (shape: ShapeParameters, view: DrawnView) => Uint8Array | null

export async function describeDrawings(
  patents: readonly SamplePatent[],
  onProgress: (done: number, total: number) => void,
): Promise<DescriptorOf> {
  const wanted = new Map<string, DescribeTask['views'][number]>()
  for (const { shape, views } of patents)
    for (const { kind } of views) if (kind !== 'detail') wanted.set(keyOf(shape, kind), { shape, view: kind })
  const described = new Map<string, Uint8Array | null>()
  // Loaded here, because a start with a fresh sample world does not need these modules.
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'describe-drawings.worker.ts'),
    maxThreads: Math.min(MAX_THREADS, availableParallelism()),
  })
  try {
    const all = [...wanted]
    const parts = Array.from({ length: Math.ceil(all.length / BATCH_SIZE) }, (_, i) =>
      all.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE),
    )
    await Promise.all(
      parts.map(async (part) => {
        const task: DescribeTask = { views: part.map(([, view]) => view) }
        // piscina's run is untyped by design; describe-drawings.worker.ts returns exactly this.
        const found = (await pool.run(task)) as (Uint8Array | null)[]
        for (const [i, [key]] of part.entries()) described.set(key, found[i] ?? null)
        onProgress(described.size, all.length)
      }),
    )
  } finally {
    await pool.destroy()
  }
  return (shape, view) => described.get(keyOf(shape, view)) ?? null
}

const keyOf = ({ family, seed, stretch }: ShapeParameters, view: DrawnView) => `${family}/${seed}/${stretch}/${view}`
