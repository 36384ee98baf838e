import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

export interface Child {
  /** The exit code; 1 when a signal ended it. */
  readonly ended: Promise<number>
  /** What it has written so far, when its output is kept. */
  output(): string
  /** Resolves with the first group of the pattern when the kept output shows it; never when it does not. */
  said(pattern: RegExp): Promise<string>
  stop(): void
  /** Absent when it could not be started. */
  readonly pid: number | undefined
}

export interface ChildOptions {
  env?: Readonly<Record<string, string | undefined>>
  cwd?: string
  /** `show` lets it write to our terminal, `keep` collects what it writes. */
  output?: 'show' | 'keep'
}

const running = new Set<ChildProcess>()

/** Runs a script under the Node we are in. */
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
      for (const hear of listeners) hear()
    })
  }
  const ended = new Promise<number>((done) => {
    child.on('error', (error) => {
      text += error.message
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  }).finally(() => running.delete(child))
  const said = (pattern: RegExp) =>
    new Promise<string>((found) => {
      const hear = () => {
        const match = pattern.exec(text)
        if (!match) return
        listeners.delete(hear)
        found(match[1] ?? match[0])
      }
      listeners.add(hear)
      hear()
    })
  return { ended, said, output: () => text, stop: () => child.kill('SIGTERM'), pid: child.pid }
}

/** Ends every child that still runs. */
export function stopChildren(): void {
  for (const child of running) child.kill('SIGTERM')
}
