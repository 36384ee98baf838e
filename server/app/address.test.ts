import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '#server/main.ts'
import { devModeWarning } from './address.ts'
import { readEnv } from './env.ts'

it.each(['0.0.0.0', '::', '192.168.1.20', 'build-machine'])(
  'dev mode at HOST=%s warns that the network can reach it',
  (host) => {
    expect(devModeWarning({ host, mode: 'dev' })).toMatch(
      new RegExp(`^Warning: HOST=${host} opens dev mode to the network[^\\n]*known password[^\\n]*$`),
    )
    expect(devModeWarning({ host, mode: 'production' })).toBeUndefined()
  },
)

it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('dev mode at HOST=%s is local and does not warn', (host) => {
  expect(devModeWarning({ host, mode: 'dev' })).toBeUndefined()
})

it('names GATEWAY_PORT if the port of the local Alipay and Stripe is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'))
  onTestFinished(() => {
    taken.close()
    rmSync(dataDir, { recursive: true })
  })
  const GATEWAY_PORT = String(Object(taken.address()).port)
  await expect(serve(readEnv({ PORT: '0', DATA_DIR: dataDir, GATEWAY_PORT }))).rejects.toThrow(
    `GATEWAY_PORT=${GATEWAY_PORT}: another program listens on 127.0.0.1:${GATEWAY_PORT}.`,
  )
})
