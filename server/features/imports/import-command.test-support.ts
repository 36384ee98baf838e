/** Runs the real import command in a separate process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { root } from '#server/platform/root.ts'

/**
 * Prints the process's peak memory in kB after its other output. Measured inside, because the system's counter starts
 * with the memory of the parent process.
 */
export const MEASURE = `data:text/javascript,${encodeURIComponent(`
  let peak = 0
  const look = () => { peak = Math.max(peak, process.memoryUsage.rss()) }
  setInterval(look, 20).unref()
  process.on('exit', () => { look(); console.log('peak', Math.round(peak / 1024)) })
`)}`

/** A temporary folder, and the command with its data in that folder. */
export function importCommand() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), HOST: '', PORT: '8080' }

  async function run(args: string[], nodeOptions: string[] = [], onWord: (child: ChildProcess) => void = () => {}) {
    const child = spawn(process.execPath, [...nodeOptions, 'scripts/import.ts', ...args], { cwd: root, env })
    const text = { out: '', err: '' }
    child.stdout.on('data', (part) => (text.out += part))
    child.stderr.on('data', (part) => {
      text.err += part
      onWord(child)
    })
    const [code] = await once(child, 'close')
    return { code, ...text }
  }
  return { folder, run }
}
