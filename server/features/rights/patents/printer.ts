/** Draws papers in a thread of its own, which ends when nothing was printed for a while. */
import { extname, join } from 'node:path'
import type { Piscina } from 'piscina'
import type { ResultPaper } from './pdf/result-paper.ts'

/** Beside this file among the sources, and beside all of the server in its bundle. */
const WORKER = join(import.meta.dirname, `print.worker${extname(import.meta.filename)}`)
const LIMIT_MS = 30_000

export interface Printer {
  print(paper: ResultPaper): Promise<Buffer>
  close(): Promise<void>
}

export function printer(): Printer {
  let opened: Promise<Piscina> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina({ filename: WORKER, minThreads: 0, maxThreads: 1, idleTimeout: 30_000 })
  }
  return {
    async print(paper) {
      opened ??= open()
      const bytes: Uint8Array = await (await opened).run(paper, { signal: AbortSignal.timeout(LIMIT_MS) })
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    },
    close: async () => (await opened)?.destroy(),
  }
}
