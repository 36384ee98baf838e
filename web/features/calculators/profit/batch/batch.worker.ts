/** Runs the batch job in a worker, so that the page stays responsive. batch-client.ts starts the worker. */
import type { BatchDefaults } from '#contracts/model/calculators/profit/batch.ts'
import type { Language } from '#contracts/model/language.ts'
import {
  type BatchFile,
  type BatchFileKind,
  type BatchFormat,
  BatchJob,
  type BatchOutcome,
  type BatchProgress,
} from './batch-job.ts'

export type BatchTask =
  | { id: number; do: 'run'; name: string; bytes: Uint8Array<ArrayBuffer>; defaults: BatchDefaults }
  | { id: number; do: 'write'; kind: BatchFileKind; format: BatchFormat; language: Language }

export type BatchMessage =
  | { id: number; is: 'progress'; progress: BatchProgress }
  | { id: number; is: 'outcome'; outcome: BatchOutcome }
  | { id: number; is: 'file'; file: BatchFile }

const job = new BatchJob()
const send = (message: BatchMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

self.onmessage = ({ data: task }: MessageEvent<BatchTask>) => {
  const { id } = task
  if (task.do === 'run') {
    const onProgress = (progress: BatchProgress) => send({ id, is: 'progress', progress })
    send({ id, is: 'outcome', outcome: job.run(task, task.defaults, onProgress) })
  } else {
    const file = job.write(task.kind, task.format, task.language)
    send({ id, is: 'file', file }, [file.bytes.buffer])
  }
}
