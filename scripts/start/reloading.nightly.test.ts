import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { urlOf } from '#server/app/address.ts'
import { TEST_CATALOGUE, TEST_RIGHTS } from '#server/app/test-catalogue.test-setup.ts'
import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'

it('npm run dev with PORT=0 prints its port, which serves dev pages and calls', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'dev-'))
  cpSync(TEST_CATALOGUE, join(dir, 'catalogue.sqlite'))
  cpSync(TEST_RIGHTS, join(dir, 'rights.sqlite'))
  const child = node([rootPath('scripts/start.ts'), '--dev'], {
    output: 'keep',
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      MODE: 'dev',
      DATA_DIR: dir,
      WORLD_SEED: '1',
      WORLD_SIZE: '600',
      // Some shells set NODE_ENV for servers; Vite must ignore it here.
      NODE_ENV: 'production',
    },
  })
  onTestFinished(async () => {
    child.stop()
    await child.ended
    rmSync(dir, { recursive: true, force: true })
  })
  const url = await Promise.race([child.waitForOutput(/^ready (\S+)/m), child.ended.then(() => child.output())])
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/)
  expect(await (await fetch(url)).text()).toContain('<html')
  expect((await fetch(`${url}/__dev/outbox`)).status).toBe(200)
  expect(await (await fetch(`${url}/kit/dev-mode.ts`)).text()).toContain('"DEV": true')
})

it('urlOf puts an IPv6 address in brackets', () => {
  expect([urlOf({ host: '::1', port: 80 }), urlOf({ host: 'localhost', port: 80 })]).toEqual([
    'http://[::1]:80',
    'http://localhost:80',
  ])
})
