/** Reads and calculates batches of products in a worker of the browser, so the file never leaves the machine. */
import { SHEET_BYTES_MAX } from '#contracts/core/sheet.ts'
import type { BatchDefaults } from '#contracts/model/calculators/profit/batch.ts'
import type { Language } from '#contracts/model/language.ts'
import type { BatchMessage, BatchTask } from './batch.worker.ts'
import type { BatchFileKind, BatchFormat, BatchOutcome, BatchProgress } from './batch-job.ts'

interface Waiting {
  resolve: (message: BatchMessage) => void
  reject: (error: Error) => void
  onProgress: (progress: BatchProgress) => void
}

type WithoutId<Task> = Task extends BatchTask ? Omit<Task, 'id'> : never

/**
 * The first call starts the worker. Call {@link cancel} to terminate it.
 *
 * - `run(file, defaults, onProgress)` returns the rows and the errors, or the reason why the file is unreadable.
 * - `write('results' | 'errors' | 'template', 'csv' | 'xlsx', language)` returns a file; results are from the last run.
 * - `cancel()` rejects pending calls with an `AbortError`. The next call starts a new worker, which has no results.
 */
export class BatchClient {
  #worker: Worker | null = null
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  /** Number of cancellations so far. It shows whether a run was canceled while the page was reading the file. */
  #cancellations = 0

  async run(
    file: File,
    defaults: BatchDefaults,
    onProgress: (progress: BatchProgress) => void = () => {},
  ): Promise<BatchOutcome> {
    if (file.size > SHEET_BYTES_MAX) return { isReadable: false, fault: 'tooLarge', line: null }
    const before = this.#cancellations
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (this.#cancellations > before) throw cancelError()
    const message = await this.#ask({ do: 'run', name: file.name, bytes, defaults }, [bytes.buffer], onProgress)
    return message.is === 'outcome' ? message.outcome : throwUnexpected(message)
  }

  async write(kind: BatchFileKind, format: BatchFormat, language: Language): Promise<File> {
    const message = await this.#ask({ do: 'write', kind, format, language })
    if (message.is !== 'file') return throwUnexpected(message)
    const { bytes, name, type } = message.file
    return new File([bytes], name, { type })
  }

  cancel(): void {
    this.#cancellations++
    this.#stop(cancelError())
  }

  #ask(
    task: WithoutId<BatchTask>,
    transfer: Transferable[] = [],
    onProgress: Waiting['onProgress'] = () => {},
  ): Promise<BatchMessage> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress })
      worker.postMessage({ ...task, id }, transfer)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./batch.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<BatchMessage>) => this.#receive(data)
    // The worker ran out of memory, or its code could not be loaded.
    worker.onerror = () => this.#stop(new Error('The worker of the batch failed'))
    return worker
  }

  #receive(message: BatchMessage): void {
    const waiting = this.#waiting.get(message.id)
    if (message.is === 'progress') waiting?.onProgress(message.progress)
    else {
      this.#waiting.delete(message.id)
      waiting?.resolve(message)
    }
  }

  #stop(reason: Error): void {
    this.#worker?.terminate()
    this.#worker = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(reason)
  }
}

const cancelError = () => new DOMException('The batch was canceled', 'AbortError')

function throwUnexpected({ is }: BatchMessage): never {
  throw new Error(`The worker of the batch answered with ${is}`)
}
