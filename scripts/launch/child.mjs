import { spawn } from 'node:child_process'

/** Runs a command on our terminal until it ends, hands signals on to it, and answers its exit code. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, error }))
    child.on('exit', (code, signal) => done({ code: code ?? 1, signal }))
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward)
  })
}

/** A launched process ends with its launcher, even when that one is killed outright. */
export function endWithLauncher() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
