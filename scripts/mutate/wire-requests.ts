/**
 * Side (c), requests: changes the real client's requests field by field. Pact's mock server of the interaction accepts
 * the unchanged request and must reject each changed one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import { type Input, nameOf } from '#contracts/core/endpoint.ts'
import { parseClaim } from '#contracts/pact/claims.ts'
import { committedFiles, interactionsOf, type PactInteraction } from '#contracts/pact/committed.ts'
import { exchangeOf } from '#contracts/pact/exchanges.ts'
import { CONSUMER, PROVIDER } from '#contracts/pact/given.ts'
import { STAND_INS } from '#contracts/pact/stand-ins.ts'
import { searchOf } from '#web/api/address.ts'
import { type Arguments, createClient, type DataEndpoint } from '#web/api/client.ts'
import { Failure } from '#web/api/failure.ts'
import { jsonMutants } from './json-mutants.ts'
import type { Verdict } from './mutant.ts'

const BY_MOCK = "Pact's mock server"

export async function verdictsOnRequests(): Promise<Verdict[]> {
  const dir = mkdtempSync(join(tmpdir(), 'mutants-'))
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir, logLevel: 'error', host: '127.0.0.1' })
  const verdicts: Verdict[] = []
  try {
    for (const interaction of committedFiles().flatMap(interactionsOf))
      verdicts.push(...(await verdictsOn(pact, interaction)))
  } finally {
    rmSync(dir, { recursive: true })
  }
  return verdicts
}

async function verdictsOn(pact: PactV4, interaction: PactInteraction): Promise<Verdict[]> {
  const { request, description } = interaction
  const { endpoint, query, body } = exchangeOf(interaction)
  const mutants = [
    ...(query ? jsonMutants(meantBy(request.query), query) : []).map((one) => ({ ...one, part: 'query' as const })),
    ...(body && request.body ? jsonMutants(request.body.content, body) : []).map((one) => ({
      ...one,
      part: 'body' as const,
    })),
  ]
  if (mutants.length === 0) return []
  const verdicts: Verdict[] = []
  await pact
    .addInteraction()
    .uponReceiving(description)
    .withRequest(request.method, request.path, (expected) => {
      expected.headers(
        Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, [value = '']]) => [name, value])),
      )
      for (const [name, [value = '']] of Object.entries(request.query ?? {})) expected.query({ [name]: value })
      if (request.body) expected.jsonBody(request.body.content)
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({ code: 1, msg: '', data: {} })
    })
    .executeTest(async ({ url }) => {
      const send = (change: Change) => statusOf(url, interaction, endpoint as DataEndpoint, change) // only data endpoints have pacts
      if ((await send({})) !== 200) throw new Error(`Pact's mock rejects the unchanged request of “${description}”`)
      for (const { part, what, value } of mutants) {
        const status = await send({ [part]: value })
        const killedBy = status === MISMATCH ? BY_MOCK : undefined
        verdicts.push({ calls: [nameOf(endpoint)], what: `${description}: ${part} ${what}`, killedBy })
      }
    })
    // At the end, the mock reports the rejected requests as an error; all of them are expected.
    .catch((error: unknown) => {
      if (verdicts.length < mutants.length) throw error
    })
  return verdicts
}

/** Parses numbers of the query, so that their type can be changed. */
const meantBy = (query: PactInteraction['request']['query'] = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, [text = '']]) => [name, parseClaim(text)]))

/** Status of the mock for an unexpected request. */
const MISMATCH = 500

interface Change {
  query?: unknown
  body?: unknown
}

/** The real client sends the request; its fetch changes it. */
async function statusOf(
  url: string,
  { request }: PactInteraction,
  endpoint: DataEndpoint,
  change: Change,
): Promise<number> {
  let status = 0
  const changingFetch: typeof fetch = async (input, init) => {
    const sent = new Request(input, init)
    const address = new URL(sent.url)
    if (change.query) address.search = String(searchOf(change.query))
    const text = change.body === undefined ? await sent.text() : JSON.stringify(change.body)
    const { method, headers } = sent
    const answer = await fetch(address, { method, headers, ...(method === 'POST' && { body: text }) })
    status = answer.status
    return answer
  }
  const token = () => request.headers?.authorization?.[0] ?? STAND_INS.token
  const { call } = createClient({ baseUrl: url, fetch: changingFetch, token, language: () => 'zh-CN' })
  const query = Object.fromEntries(Object.entries(request.query ?? {}).map(([name, [value]]) => [name, value]))
  const input = { query, body: request.body?.content } as unknown as Input<DataEndpoint> // recorded from this client
  await call(endpoint, ...([input] as unknown as Arguments<DataEndpoint>)).catch((failure: unknown) => {
    if (!(failure instanceof Failure)) throw failure
  })
  return status
}
