/** Starts the real commands with wrong settings: each prints one line with instructions and exits with 1. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'

let dir = ''
let taken: Server
let takenPort = 0
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'refusals-'))
  writeFileSync(join(dir, 'a-file'), '')
  taken = createServer()
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  takenPort = Object(taken.address()).port
})
afterAll(() => {
  taken.close()
  rmSync(dir, { recursive: true })
})

async function runRefused(args: string[], env: Record<string, string>) {
  const child = node(args, {
    output: 'keep',
    env: { PORT: '0', HOST: '127.0.0.1', MODE: 'dev', DATA_DIR: join(dir, 'data'), ...env },
  })
  return { code: await child.ended, lines: child.output().trim().split('\n') }
}
const start = (env: Record<string, string>) => runRefused([rootPath('scripts/start.ts')], env)

describe.concurrent('npm start', () => {
  test('reports every wrong value on its own line', async () => {
    const { code, lines } = await start({ PORT: 'eighty', HOST: 'http://here/', MODE: 'test', WORLD_NOW: 'soon' })
    expect(lines.toSorted()).toEqual([
      expect.stringContaining('HOST=http://here/: expected'),
      expect.stringContaining('MODE=test: expected dev or production'),
      expect.stringContaining('PORT=eighty: expected'),
      expect.stringContaining('WORLD_NOW=soon: expected'),
    ])
    expect(code).toBe(1)
  })

  test('rejects the address of another machine', async () => {
    const { code, lines } = await start({ HOST: '192.0.2.1' })
    expect(lines).toEqual([expect.stringContaining('HOST=192.0.2.1: this machine has no such address')])
    expect(code).toBe(1)
  })

  test('reports the port that is in use', async () => {
    const { code, lines } = await start({ PORT: String(takenPort) })
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^PORT=${takenPort}: .* set PORT to a free port\\.$`))])
    expect(code).toBe(1)
  })

  test('reports GATEWAY_PORT when the port of the local Alipay and Stripe is in use', async () => {
    const { code, lines } = await start({ GATEWAY_PORT: String(takenPort) })
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^GATEWAY_PORT=${takenPort}: .* set GATEWAY_PORT to a free port\\.$`)),
    ])
    expect(code).toBe(1)
  })

  test('rejects a production data folder before it creates sample data', async () => {
    const dataDir = mkdtempSync(join(dir, 'production-'))
    writeFileSync(join(dataDir, 'mode'), 'production\n')
    const { code, lines } = await start({ DATA_DIR: dataDir })
    expect(lines).toEqual([expect.stringContaining('Start with MODE=production')])
    expect(code).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['mode'])
  })

  test('rejects a data folder that is not writable', async () => {
    const { code, lines } = await start({ DATA_DIR: join(dir, 'a-file/data') })
    expect(lines).toEqual([expect.stringContaining('set DATA_DIR to another folder')])
    expect(code).toBe(1)
  })

  test.each(['catalogue', 'rights'])('rejects a damaged %s file and keeps it', async (name) => {
    const dataDir = mkdtempSync(join(dir, 'damaged-'))
    writeFileSync(join(dataDir, `${name}.sqlite`), 'not a database, but long enough to be taken for one'.repeat(50))
    const { code, lines } = await start({ DATA_DIR: dataDir })
    expect(lines).toEqual([expect.stringContaining('is damaged. Restore it from a backup, or move it')])
    expect(code).toBe(1)
  })
})

describe.concurrent('the sample world', () => {
  test('is not created in a production data folder in any mode', async () => {
    const dataDir = mkdtempSync(join(dir, 'production-'))
    writeFileSync(join(dataDir, 'mode'), 'production\n')
    const { code, lines } = await runRefused([rootPath('scripts/sample-world.ts')], {
      MODE: 'production',
      DATA_DIR: dataDir,
    })
    expect(lines).toEqual([expect.stringContaining('belongs to production')])
    expect(code).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['mode'])
  })
})

describe.concurrent('the server itself', () => {
  test('rejects a damaged state file', async () => {
    const dataDir = mkdtempSync(join(dir, 'damaged-'))
    writeFileSync(join(dataDir, 'state.sqlite'), 'not a database, but long enough to be taken for one'.repeat(50))
    const { code, lines } = await runRefused([rootPath('server/main.ts')], { DATA_DIR: dataDir })
    expect(lines).toEqual([expect.stringContaining('restore it from a backup')])
    expect(code).toBe(1)
  })
})

describe.concurrent('the launcher', () => {
  /** Makes Node report another version to the launcher. */
  const pretend = (version: string) =>
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`

  test.each(['12.22.12', '18.20.8'])('rejects Node %s', async (version) => {
    const { code, lines } = await runRefused(['--import', pretend(version), rootPath('scripts/run.mjs'), 'start'], {})
    expect(lines).toEqual([expect.stringMatching(`Node ${version} is too old: install Node 20 or newer`)])
    expect(code).toBe(1)
  })

  test('reports a command that does not exist', async () => {
    const { code, lines } = await runRefused([rootPath('scripts/run.mjs'), 'strat'], {})
    expect(lines).toEqual([expect.stringContaining('There is no scripts/strat.ts')])
    expect(code).toBe(1)
  })
})
