/** Worker threads that render reports and search results, shared by all worlds of the process. */
import { extname, join } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import type { ResultPaper } from '#server/features/rights/public.print.ts'
import type { AiSettings } from '../narrative/narrate.ts'
import type { Progress, ReportPaper, ReportResult, ReportTask } from './report-task.ts'

/** Beside this file among the sources, and beside all of the server in its bundle. */
const WORKER = join(import.meta.dirname, `report.worker${extname(import.meta.filename)}`)

/** Includes waiting for a report that is being rendered. */
const PRINT_MS = 60_000

export interface RenderPool {
  /** How many reports it makes at once. */
  readonly threads: number
  /** Makes a report. When the signal ends, its thread is taken down and the promise rejects. */
  make(task: ReportTask, onProgress: (progress: Progress) => void, signal?: AbortSignal): Promise<ReportResult>
  /** Renders a search result. It may wait for a report: sharing one thread halves the memory for fonts. */
  print(result: ResultPaper): Promise<Buffer>
  /** Renders a finished report in another language. */
  printReport(paper: ReportPaper): Promise<Buffer>
  close(): Promise<void>
}

/**
 * `threads` 1 leaves the other core of a small machine to the API. The thread is started at the first report. `ai` is the
 * language model that words reports.
 */
export function renderPool(threads = 1, ai?: AiSettings): RenderPool {
  let opened: Promise<Piscina> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina({
      filename: WORKER,
      minThreads: 0,
      // Reports wait for the language model; the extra thread keeps prints from waiting too.
      maxThreads: ai ? threads + 1 : threads,
      idleTimeout: 60_000,
      // A thread that waits for its next task must hear its timers: one of them ends the transaction in which it has read the
      // catalogue (server/db/reader.ts), or the next report would not see what an import has written meanwhile.
      atomics: 'disabled',
      // A report needs 40 MB of heap; without a limit the thread lets garbage grow to six times that before it collects.
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    })
  }
  const run = async (paper: ResultPaper | ReportPaper, name: 'print' | 'printReport') => {
    opened ??= open()
    const bytes: Uint8Array = await (await opened).run(paper, { name, signal: AbortSignal.timeout(PRINT_MS) })
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  }
  return {
    threads,
    async make(task, onProgress, signal) {
      opened ??= open()
      const pool = await opened
      const { port1, port2 } = new MessageChannel()
      port1.on('message', onProgress)
      try {
        const result = await pool.run({ task, ai, port: port2 }, { transferList: [port2], ...(signal && { signal }) })
        for (const told of waitingAt(port1)) onProgress(told)
        // piscina's run is untyped by design; report.worker.ts returns exactly this.
        return result as ReportResult
      } finally {
        port1.close()
      }
    },
    print: (result) => run(result, 'print'),
    printReport: (paper) => run(paper, 'printReport'),
    close: async () => (await opened)?.destroy(),
  }
}

/** What was told before the result, which comes by a port of its own and may overtake it where this process is busy. */
function* waitingAt(port: MessagePort): Generator<Progress> {
  // Told by report.worker.ts, which tells nothing else.
  for (let told = receiveMessageOnPort(port); told; told = receiveMessageOnPort(port)) yield told.message as Progress
}
