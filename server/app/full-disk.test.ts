/** The real server on a disk of limited size: it exits with one line and leaves no partial file behind. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { sample } from '#fixtures/test-set.test-support.ts'

/** Mounting a disk needs a user namespace, which not every machine allows. */
const UNSHARE = ['unshare', ['--map-root-user', '--mount']] as const
const canMount = spawnSync(UNSHARE[0], [...UNSHARE[1], 'true']).status === 0

const disk = mkdtempSync(join(tmpdir(), 'disk-'))
afterAll(() => rmSync(disk, { recursive: true }))

async function startOn(kilobytes: number, MODE: string) {
  const server = [process.execPath, join(import.meta.dirname, '../main.ts')].join(' ')
  const script = `mount -t tmpfs -o size=${kilobytes}k disk ${disk} && exec ${server}`
  const child = spawn(UNSHARE[0], [...UNSHARE[1], 'sh', '-c', script], {
    env: { ...process.env, MODE, PORT: '0', DATA_DIR: join(disk, 'data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { stderr: await text(child.stderr), code: await ended }
}

const STARTS = ['production', 'dev'].flatMap((mode) =>
  [64, 4, 8, 40, 120, 200, 280, 400, 600].map((kilobytes) => ({ mode, kilobytes })),
)

it.runIf(canMount).each(sample(STARTS, 1))(
  'a start in $mode on a disk of $kilobytes KB fails and reports the full disk',
  async ({ kilobytes, mode }) => {
    const { stderr, code } = await startOn(kilobytes, mode)
    expect(stderr).toMatch(/^[^\n]*disk[^\n]* is full\. Make room, or set DATA_DIR to a folder on another disk\.\n$/)
    expect(code).toBe(1)
  },
)
