/** Replays every committed pact against the real server, each interaction in the state it asks for. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CodeType } from '#contracts/api/account.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/test-app.test-support.ts'
import { ANY_CODE, ANY_ROBOT, ANY_TOKEN, PROVIDER } from './pact.ts'

let t: TestApp
let providerBaseUrl: string
beforeAll(async () => {
  t = await testApp()
  providerBaseUrl = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

/** Each interaction starts from the seed; these are put in the places of what stands for them in the pact. */
let token = ''
let code = ''
const ran: string[] = []
type Params = { power?: number; asin?: string; marketplace?: string; phone?: string; type?: CodeType } | undefined

const seed = async () => {
  await t.as().post('/__dev/reset', {})
}

async function solvedChallenge(): Promise<string> {
  const { data: challenge } = (await t.as().get('/api/account/challenge')).body
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const states: Record<string, (params: Params) => Promise<void>> = {
  'nobody is logged in': async () => {
    token = 'unknown'
  },
  'the seed': seed,
  'a code': async (params) => {
    await t.as().post('/api/account/getCode', { ...params, robot: await solvedChallenge() })
    code = /\d{6}/.exec((await t.as().get('/__dev/outbox')).body.data.row[0].text)?.[0] ?? ''
  },
  'two failed logins': async () => {
    const wrong = { phone: STORY.account.phone, password: 'wrong-one' }
    for (let i = 0; i < 2; i++) await t.as().post('/api/account/login', wrong)
  },
  'a seller': async (params) => {
    await seed()
    await t.as().post('/__dev/power', { phone: STORY.account.phone, power: params?.power ?? 0 })
    token = await t.seller()
  },
  'a finished report': async (params) => {
    const product = JSON.stringify({ marketplace: params?.marketplace })
    await t.as(token).post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin: params?.asin ?? '', product })
    await t.app.worlds.main.jobs.idle()
  },
}

interface FilteredRequest {
  headers: Record<string, unknown>
  body?: Record<string, unknown>
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
    requestFilter: (request: FilteredRequest, _response: unknown, next: (error?: unknown) => void) => {
      if (request.headers.authorization === ANY_TOKEN) request.headers.authorization = token
      const { body } = request
      if (body?.code === ANY_CODE) body.code = code
      if (body?.robot !== ANY_ROBOT) return next()
      void solvedChallenge().then((robot) => {
        body.robot = robot
        request.headers['content-length'] = String(Buffer.byteLength(JSON.stringify(body)))
        next()
      }, next)
    },
  }).verifyProvider()
  // A state that silently did not run would let an interaction pass for the wrong reason.
  for (const name of Object.keys(states)) expect(ran).toContain(name)
}, 60_000)
