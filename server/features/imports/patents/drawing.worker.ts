/** The worker thread of drawings. */
import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import type { DrawingTask } from './drawing-task.ts'
import { takeDrawing } from './take-drawing.ts'

const PATIENT = 10
// A server beside the import goes first. Linux gives a thread a priority of its own; elsewhere it is that of the process.
if (process.platform === 'linux' && !isMainThread) setPriority(PATIENT)

export default (task: DrawingTask) => takeDrawing(task)
