import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import type { DescribeTask } from './describe-designs.worker.ts'

/** Pictures drawn at once. */
const BATCH_SIZE = 16
const MAX_THREADS = 4

/** Next to this file in the sources, next to the server's file in the bundle. */
const WORKER = join(import.meta.dirname, `describe-designs.worker${extname(import.meta.filename)}`)

/** Draws product pictures and describes them for the search by picture; null for a blank one. */
export async function describeProducts(shapes: DescribeTask['shapes']): Promise<(Uint8Array | null)[]> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({ filename: WORKER, maxThreads: Math.min(MAX_THREADS, availableParallelism()) })
  try {
    const batches = Array.from({ length: Math.ceil(shapes.length / BATCH_SIZE) }, (_, at) =>
      shapes.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
    )
    // piscina's run is untyped by design; describe-designs.worker.ts returns exactly this.
    const described = await Promise.all(
      batches.map(async (batch) => (await pool.run({ shapes: batch })) as (Uint8Array | null)[]),
    )
    return described.flat()
  } finally {
    await pool.destroy()
  }
}
