/** Replays every committed pact against the real server, each interaction in the state it asks for. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { ANY_TOKEN, PROVIDER } from './pact.ts'

let t: TestApp
let providerBaseUrl: string
beforeAll(async () => {
  t = await testApp()
  providerBaseUrl = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

/** Each interaction starts from the seed; `token` is put in the place of the pact's token. */
let token = ''
const ran: string[] = []
type Params = { power?: number; asin?: string; marketplace?: string } | undefined

const states: Record<string, (params: Params) => Promise<void>> = {
  'nobody is logged in': async () => {
    token = 'unknown'
  },
  'a seller': async (params) => {
    await t.as().post('/__dev/reset', {})
    await t.as().post('/__dev/power', { phone: STORY.account.phone, power: params?.power ?? 0 })
    token = await t.seller()
  },
  'a finished report': async (params) => {
    const product = JSON.stringify({ marketplace: params?.marketplace })
    await t.as(token).post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: params?.asin ?? '', product })
    await t.app.worlds.main.jobs.idle()
  },
}

it('the server keeps every committed pact', async () => {
  const pactUrls = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.pact.json'))
    .map((name) => join(import.meta.dirname, name))
  expect(pactUrls.length).toBeGreaterThan(0)
  const noted = Object.entries(states).map(([name, run]) => [
    name,
    async (params?: object) => {
      ran.push(name)
      await run(params as Params) // the parameters that the consumer tests give
    },
  ])
  await new Verifier({
    ...{ provider: PROVIDER, providerBaseUrl, pactUrls, logLevel: 'error' },
    stateHandlers: Object.fromEntries(noted),
    requestFilter: (request: { headers: Record<string, unknown> }, _response: unknown, next: () => void) => {
      if (request.headers.authorization === ANY_TOKEN) request.headers.authorization = token
      next()
    },
  }).verifyProvider()
  // A state that silently did not run would let an interaction pass for the wrong reason.
  for (const name of Object.keys(states)) expect(ran).toContain(name)
}, 60_000)
