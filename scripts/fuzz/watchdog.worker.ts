/** The thread of {@link file://./watchdog.ts}. */
import { writeSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** Three times what a call may take to answer nothing at all (send.ts). */
const LIMIT_MS = 60_000

let doing: string | undefined
let since = 0
parentPort?.on('message', (said: string | undefined) => {
  doing = said
  since = performance.now()
})
setInterval(() => {
  if (doing === undefined || performance.now() - since < LIMIT_MS) return
  // The other thread prints nothing any more, and a polite signal would wait for it.
  writeSync(2, `\n${doing}\n  never came back\n`)
  process.kill(process.pid, 'SIGKILL')
}, 1000)
