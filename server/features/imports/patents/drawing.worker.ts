import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { convertDrawing } from './convert-drawing.ts'
import type { DrawingTask } from './drawing-task.ts'

const LOW_PRIORITY = 10
// Low priority, so that a server on the same machine stays fast. Linux has priorities per thread; elsewhere this would
// change the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(LOW_PRIORITY)

export default (task: DrawingTask) => convertDrawing(task)
