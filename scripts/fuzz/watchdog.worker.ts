/** The thread of {@link file://./watchdog.ts}. */
import { writeSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** Three times the answer timeout (send.ts). */
const LIMIT_MS = 60_000

let doing: string | undefined
let since = 0
parentPort?.on('message', (activity: string | undefined) => {
  doing = activity
  since = performance.now()
})
setInterval(() => {
  if (doing === undefined || performance.now() - since < LIMIT_MS) return
  // The main thread is blocked, so it can neither print nor handle SIGTERM.
  writeSync(2, `\n${doing}\n  blocked the server for a minute; the replay command is above\n`)
  process.kill(process.pid, 'SIGKILL')
}, 1000)
