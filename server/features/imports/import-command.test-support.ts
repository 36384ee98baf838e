/** The command itself, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { root } from '#server/platform/root.ts'

/**
 * Tells the most memory the process held, in kB, after all its own words. It looks for itself: what the system counts begins
 * with the memory of the process that started this one.
 */
export const MEASURE = `data:text/javascript,${encodeURIComponent(`
  let peak = 0
  const look = () => { peak = Math.max(peak, process.memoryUsage.rss()) }
  setInterval(look, 20).unref()
  process.on('exit', () => { look(); console.log('peak', Math.round(peak / 1024)) })
`)}`

/** A folder that goes with the test file, and the command on the data in it. */
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
