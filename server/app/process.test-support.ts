/** Real servers in their own processes, for tests of crashes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'

export interface Running {
  url: string
  exited: Promise<NodeJS.Signals | null>
  end(): Promise<void>
  kill(): Promise<void>
}

/** Call it once per test file; afterAll kills all processes and removes all folders. */
export function realServers() {
  const started: ChildProcess[] = []
  const folders: string[] = []
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return {
    newFolder(): string {
      const dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
      folders.push(dataDir)
      return dataDir
    },
    /** Starts the server from its sources and waits until it is ready. */
    async start(dataDir: string, settings: Record<string, string> = {}): Promise<Running> {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
        env: { ...process.env, MODE: 'dev', PORT: '0', DATA_DIR: dataDir, ...settings },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      started.push(child)
      const exited = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
      const end = async () => {
        child.kill('SIGTERM')
        await exited
      }
      const kill = async () => {
        child.kill('SIGKILL')
        await exited
      }
      for await (const line of createInterface({ input: child.stdout })) {
        const url = /^ready (\S+)/.exec(line)?.[1]
        if (url) return { url, exited, end, kill }
      }
      throw new Error('The server ended before it was ready')
    },
  }
}
