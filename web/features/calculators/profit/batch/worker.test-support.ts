/** Replaces `Worker` in tests: a Node thread runs the real worker module, with the message functions of a browser. */
import { Worker as Thread, type Transferable as ThreadTransferable } from 'node:worker_threads'

const START = `
  const { parentPort, workerData } = require('node:worker_threads')
  globalThis.self = globalThis
  globalThis.postMessage = (message, { transfer }) => parentPort.postMessage(message, transfer)
  import(workerData).then(() => parentPort.on('message', (data) => globalThis.onmessage({ data })))
`

export class ThreadWorker {
  /** The workers that are running. */
  static readonly started = new Set<ThreadWorker>()
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: () => void = () => {}
  readonly #thread: Thread

  constructor(address: URL) {
    this.#thread = new Thread(START, { eval: true, workerData: String(address) })
    this.#thread.on('message', (data) => this.onmessage({ data }))
    this.#thread.on('error', () => this.onerror())
    ThreadWorker.started.add(this)
  }

  postMessage(message: unknown, transfer: readonly ThreadTransferable[]): void {
    this.#thread.postMessage(message, transfer)
  }

  terminate(): void {
    ThreadWorker.started.delete(this)
    void this.#thread.terminate()
  }
}
