/** Describes the drawings of sample patents in worker threads, each drawing once, of however many patents it is. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { SamplePatent } from '#fixtures/rights/patents/patents.ts'
import type { DrawnView, Thing } from '#fixtures/rights/patents/views.ts'
import type { DescribeTask } from './describe-things.worker.ts'

/** Drawings that a thread takes at a time. */
const AT_ONCE = 20
const THREADS_MAX = 8

/** The descriptor of a view; null of one that is shown and not searched: a detail is like many things. */
export type DescriptorOf = (thing: Thing, view: DrawnView) => Uint8Array | null

export async function describeThings(
  patents: readonly SamplePatent[],
  onProgress: (done: number, total: number) => void,
): Promise<DescriptorOf> {
  const wanted = new Map<string, DescribeTask['views'][number]>()
  for (const { thing, views } of patents)
    for (const { kind } of views) if (kind !== 'detail') wanted.set(keyOf(thing, kind), { thing, view: kind })
  const described = new Map<string, Uint8Array | null>()
  // Many modules, which a start that finds its world has no need of.
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'describe-things.worker.ts'),
    maxThreads: Math.min(THREADS_MAX, availableParallelism()),
  })
  try {
    const all = [...wanted]
    const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) =>
      all.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    )
    await Promise.all(
      parts.map(async (part) => {
        const task: DescribeTask = { views: part.map(([, view]) => view) }
        // piscina's run is untyped by design; describe-things.worker.ts returns exactly this.
        const found = (await pool.run(task)) as (Uint8Array | null)[]
        for (const [i, [key]] of part.entries()) described.set(key, found[i] ?? null)
        onProgress(described.size, all.length)
      }),
    )
  } finally {
    await pool.destroy()
  }
  return (thing, view) => described.get(keyOf(thing, view)) ?? null
}

const keyOf = ({ family, seed, stretch }: Thing, view: DrawnView) => `${family}/${seed}/${stretch}/${view}`
