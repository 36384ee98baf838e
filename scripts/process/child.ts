import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

export interface Child {
  /** The exit code; 1 after a signal. */
  readonly ended: Promise<number>
  /** Output so far, if `output` is `keep`. */
  output(): string
  /** Resolves with the pattern's first group when the kept output matches; stays pending otherwise. */
  waitForOutput(pattern: RegExp): Promise<string>
  stop(): void
  /** Absent if the process could not start. */
  readonly pid: number | undefined
}

export interface ChildOptions {
  env?: Readonly<Record<string, string | undefined>>
  cwd?: string
  /** `show` prints to this terminal, `keep` collects the output. */
  output?: 'show' | 'keep'
}

const running = new Set<ChildProcess>()

/** Runs a script with the current Node. */
export function node(args: readonly string[], options: ChildOptions = {}): Child {
  return command(process.execPath, args, options)
}

export function command(file: string, args: readonly string[], options: ChildOptions = {}): Child {
  const child = spawn(file, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.output === 'keep' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      for (const checkOutput of listeners) checkOutput()
    })
  }
  const ended = new Promise<number>((done) => {
    child.on('error', (error) => {
      text += error.message
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  }).finally(() => running.delete(child))
  const waitForOutput = (pattern: RegExp) =>
    new Promise<string>((found) => {
      const checkOutput = () => {
        const match = pattern.exec(text)
        if (!match) return
        listeners.delete(checkOutput)
        found(match[1] ?? match[0])
      }
      listeners.add(checkOutput)
      checkOutput()
    })
  return { ended, waitForOutput, output: () => text, stop: () => child.kill('SIGTERM'), pid: child.pid }
}

export function stopChildren(): void {
  for (const child of running) child.kill('SIGTERM')
}
