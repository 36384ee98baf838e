/** Worker threads that render reports, search results and calculations, shared by all worlds of the process. */
import { extname, join } from 'node:path'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import type { CalculationPaper } from '#server/features/calculators/public.print.ts'
import type { ResultPaper } from '#server/features/rights/public.print.ts'
import type { AiSettings } from '../narrative/narrate.ts'
import type { Progress, ReportPaper, ReportResult, ReportTask } from './report-task.ts'

/** The source of the worker is beside this file; in the bundle, the worker is beside the server. */
const WORKER = join(import.meta.dirname, `report.worker${extname(import.meta.filename)}`)

/** Includes waiting for a report that is being rendered. */
const PRINT_TIMEOUT_MS = 60_000

export interface RenderPool {
  readonly threads: number
  /** An abort terminates the thread and rejects the promise. */
  make(task: ReportTask, onProgress: (progress: Progress) => void, signal?: AbortSignal): Promise<ReportResult>
  /** Renders a search result. It may wait for a report: sharing a thread halves the memory for fonts. */
  print(result: ResultPaper): Promise<Buffer>
  printReport(paper: ReportPaper): Promise<Buffer>
  printCalculation(paper: CalculationPaper): Promise<Buffer>
  close(): Promise<void>
}

/** One thread leaves the other core of a small machine to the API. `ai` is the language model that words reports. */
export function renderPool(threads = 1, ai?: AiSettings): RenderPool {
  let opened: Promise<Piscina> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina({
      filename: WORKER,
      minThreads: 0,
      // Reports wait for the language model; the extra thread keeps prints from waiting with them.
      maxThreads: ai ? threads + 1 : threads,
      idleTimeout: 60_000,
      // With atomics an idle thread blocks its event loop. The timer that ends its catalogue transaction
      // (server/db/reader.ts) would not fire, and the next report would miss later imports.
      atomics: 'disabled',
      // A report needs 40 MB of heap; without a limit garbage grows to six times that before a collection.
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    })
  }
  const run = async (
    paper: ResultPaper | ReportPaper | CalculationPaper,
    name: 'print' | 'printReport' | 'printCalculation',
  ) => {
    opened ??= open()
    const bytes: Uint8Array = await (await opened).run(paper, { name, signal: AbortSignal.timeout(PRINT_TIMEOUT_MS) })
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
        for (const received of pendingProgress(port1)) onProgress(received)
        // piscina's run is untyped by design; report.worker.ts returns exactly this.
        return result as ReportResult
      } finally {
        port1.close()
      }
    },
    print: (result) => run(result, 'print'),
    printReport: (paper) => run(paper, 'printReport'),
    printCalculation: (paper) => run(paper, 'printCalculation'),
    close: async () => (await opened)?.destroy(),
  }
}

/** Progress posted before the result. The result has its own port and may arrive first if this process is busy. */
function* pendingProgress(port: MessagePort): Generator<Progress> {
  // report.worker.ts posts nothing else on this port.
  for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port))
    yield received.message as Progress
}
