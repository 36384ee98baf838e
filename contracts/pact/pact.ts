/**
 * Consumer tests drive the real web client against Pact's mock server, which records what the client relies on. The
 * record is compared with the committed pact, which provider.test.ts replays against the real server. `UPDATE_PACTS=1`
 * replaces the committed pact by the record.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import { afterAll, expect } from 'vitest'
import { type Body, type Endpoint, type Input, nameOf, type Output, type Query } from '#contracts/core/endpoint.ts'
import { type FailureName, failures } from '#contracts/core/failures.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { type Arguments, createClient, type DataEndpoint } from '#web/api/client.ts'
import type { Failure } from '#web/api/failure.ts'
import { CONSUMER, PROVIDER, type State } from './given.ts'
import { text } from './matchers.ts'
import { STAND_INS } from './stand-ins.ts'

export interface Request<E extends Endpoint> {
  endpoint: E
  /** Sends a token although guests may call, too. */
  as?: 'user'
  /** Distinguishes variants of a call; part of the stored title. */
  by?: string
  query?: Query<E>
  body?: Body<E>
  given: readonly State[]
}

type Envelope = { code: number; msg: object; data: unknown }

/** This function is long because its parts share the pact and its server. */
export function pactOf(feature: string) {
  const dir = mkdtempSync(join(tmpdir(), 'pact-'))
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir, logLevel: 'error', host: '127.0.0.1' })

  async function interaction<E extends DataEndpoint, T>(
    { endpoint, as, by, query, body, given }: Request<E>,
    answer: { status: number; envelope: Envelope; named?: string },
    use: (answered: Promise<Output<E>>) => Promise<T>,
  ): Promise<T> {
    const started = pact.addInteraction()
    for (const { state, params } of given) started.given(state, params)
    const described = [nameOf(endpoint), ...(by ? [`by ${by}`] : [])].join(' ')
    const result = await started
      .uponReceiving(answer.named ? `${described}, answered ${answer.named}` : described)
      .withRequest(endpoint.method, endpoint.path, (request) => {
        const asUser = endpoint.auth === 'user' || as === 'user'
        request.headers({
          'accept-language': 'zh-CN',
          platform: 'web',
          ...(asUser && { authorization: STAND_INS.token }),
        })
        if (query) request.query(textsOf(query))
        if (body) request.jsonBody(body)
      })
      .willRespondWith(answer.status, (response) => {
        response.jsonBody(answer.envelope)
      })
      .executeTest(async (mock) => {
        const { call } = createClient({ baseUrl: mock.url, token: () => STAND_INS.token, language: () => 'zh-CN' })
        const input = { query, body } as unknown as Input<E> // the same two fields as in `Request`
        return { it: await use(call(endpoint, ...([input] as unknown as Arguments<E>))) }
      })
    if (!result) throw new Error('The interaction returned no result')
    return result.it
  }

  afterAll(() => {
    const record = join(dir, `${CONSUMER}-${PROVIDER}.json`)
    const file = join(import.meta.dirname, `${feature}.pact.json`)
    if (process.env.UPDATE_PACTS) writeFileSync(file, readFileSync(record))
    expect(
      existsSync(file) ? interactionsIn(file) : [],
      `contracts/pact/${feature}.pact.json is stale: run UPDATE_PACTS=1 npm test -- unit contracts/pact`,
    ).toEqual(interactionsIn(record))
  })

  return {
    /** Records an answer with `data` as matchers; returns what the web client makes of the example. */
    answers: <E extends DataEndpoint>(request: Request<E>, data: unknown): Promise<Output<E>> =>
      interaction(request, { status: 200, envelope: { code: 1, msg: text('成功'), data } }, (answered) => answered),

    /** Records a failure; the web client must read code, status and message. */
    async refuses<E extends DataEndpoint>(request: Request<E>, named: FailureName): Promise<void> {
      const { code, status } = failures[named]
      const msg = messageOf('zh-CN', named)
      const envelope = { code, msg: text(msg), data: null }
      const failure = await interaction(request, { status, envelope, named }, (answered) =>
        answered.then(
          () => undefined,
          (failure: Failure) => failure,
        ),
      )
      expect(failure).toMatchObject({ code, status, msg })
    },
  }
}

const textsOf = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Sorted, because the recorded order varies. */
function interactionsIn(file: string): { description: string }[] {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: { description: string }[] } // the pact format
  return interactions.toSorted((a, b) => a.description.localeCompare(b.description))
}
