/** Resident memory of a process that queues reports on one worker. This file starts that process as a fork of itself. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { STORY } from '#fixtures/story.ts'
import { renderPool } from '#server/features/reports/making/render-pool.ts'
import { NOW, type Sample } from './sample.ts'

export interface QueueMemory {
  /** Highest resident set seen, in MB; sampled every 50 ms. */
  peak: number
  /** Wall time of the queue divided by its length, in ms. */
  perReport: number
}

interface Order {
  folder: string
  catalogueFile: string
  queued: number
}

/** Queues the reports in a fresh process and returns its memory. */
export function memoryOfQueue({ folder, catalogueFile }: Sample, queued: number): Promise<QueueMemory> {
  const child = fork(import.meta.filename)
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as QueueMemory)) // `run` sends the message
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the queue ended without an answer (${code})`)))
    child.send({ folder, catalogueFile, queued } satisfies Order)
  })
}

async function run({ folder, catalogueFile, queued }: Order): Promise<QueueMemory> {
  const pool = renderPool(1)
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  const start = performance.now()
  const made = Array.from({ length: queued }, (_, at) =>
    pool.make(
      {
        ...(at % 2 === 0
          ? { kind: 'asin' as const, subject: STORY.asin, keyword: null }
          : { kind: 'market' as const, subject: STORY.niche, keyword: STORY.marketKeyword }),
        catalogueFile,
        pictures: '',
        marketplace: 'US',
        accountId: 1,
        now: NOW,
        language: at % 4 < 2 ? 'zh-CN' : 'en-US',
        file: join(folder, `${at}.pdf`),
      },
      () => {},
    ),
  )
  const results = await Promise.all(made)
  const perReport = (performance.now() - start) / queued
  clearInterval(look)
  await pool.close()
  const failed = results.find(({ outcome }) => outcome !== 'done')
  if (failed) throw new Error(`a report of the queue failed: ${JSON.stringify(failed)}`)
  return { peak: Math.round(peak / 1024 / 1024), perReport }
}

if (import.meta.main) {
  process.once('message', async (order) => {
    process.send?.(await run(order as Order)) // memoryOfQueue sends it
    process.disconnect()
  })
}
