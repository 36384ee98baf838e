import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import type { DrawingTask } from './drawing-task.ts'
import { takeDrawing } from './take-drawing.ts'

const PATIENT = 10
// Low priority, so that a server on the same machine stays fast. Linux has priorities per thread; elsewhere this would
// change the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(PATIENT)

export default (task: DrawingTask) => takeDrawing(task)
