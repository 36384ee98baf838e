import { spawn } from 'node:child_process'

/** Runs a command on this terminal, forwards signals to it, and resolves to its exit code. */
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

/** Ends this process when its launcher ends, even after SIGKILL. */
export function endWithLauncher() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
