import { Worker } from 'node:worker_threads'
import type { Task } from './tasks.ts'

/** Runs each task in its own thread; answers are in the order of the tasks. Rejects with the first failure. */
export function runInThreads<Answer>(tasks: readonly Task[]): Promise<Answer[]> {
  return Promise.all(
    tasks.map(
      (task) =>
        new Promise<Answer>((resolve, reject) => {
          const thread = new Worker(new URL('./work.ts', import.meta.url), { workerData: task })
          thread.once('message', resolve)
          thread.once('error', reject)
        }),
    ),
  )
}
