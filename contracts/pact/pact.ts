/**
 * The pattern of our contract tests. A consumer test drives the real web client against Pact's mock server, which records
 * what the client relies on; the record is compared with the committed pact, and the committed pact is replayed against
 * the real server (provider.test.ts). `UPDATE_PACTS=1` writes the record in the place of the committed one.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Matchers, PactV4 } from '@pact-foundation/pact'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { type FailureName, failures } from '#contracts/core/failures.ts'
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { type Call, createClient } from '#web/api/client.ts'

export const CONSUMER = 'web'
export const PROVIDER = 'server'
/** Stands for any token: the provider puts a real one in its place. */
export const ANY_TOKEN = 'token-of-the-seller'
/** Stand for a solved challenge and for the code that was sent, in the same way. */
export const ANY_ROBOT = 'solved-challenge'
export const ANY_CODE = '123456'

export const committedPact = (feature: string) => join(import.meta.dirname, `${feature}.pact.json`)

export interface Interaction {
  endpoint: Endpoint
  /** Who calls, where guests may too. */
  as?: 'user'
  /** Tells apart two ways to make the same call. */
  by?: string
  /** What the client gives: as in `call`. */
  query?: Record<string, string>
  body?: unknown
  given: readonly { state: string; params?: Record<string, string | number> }[]
  /** `data` of a success as matchers, or the failure that is answered. */
  answers: { data: unknown } | FailureName
}

/** The pact of one feature: `interaction` runs one, `record` is compared or written at the end. */
export function pactOf(feature: string) {
  const dir = mkdtempSync(join(tmpdir(), 'pact-'))
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir, logLevel: 'error', host: '127.0.0.1' })
  return {
    async interaction<T extends {}>(it: Interaction, use: (call: Call) => Promise<T>): Promise<T> {
      const { endpoint, given, answers } = it
      const started = pact.addInteraction()
      for (const { state, params } of given) started.given(state, params)
      const result = await started
        .uponReceiving(
          `${nameOf(endpoint)}${it.by ? ` by ${it.by}` : ''}${typeof answers === 'string' ? `, answered ${answers}` : ''}`,
        )
        .withRequest(endpoint.method, endpoint.path, (request) => {
          request.headers({
            'accept-language': 'zh-CN',
            platform: 'web',
            ...((endpoint.auth === 'user' || it.as) && { authorization: ANY_TOKEN }),
          })
          if (it.query) request.query(it.query)
          if (it.body !== undefined) request.jsonBody(it.body)
        })
        .willRespondWith(typeof answers === 'string' ? failures[answers].status : 200, (response) => {
          response.jsonBody(envelopeOf(answers))
        })
        .executeTest((mock) => use(clientOf(mock.url)))
      if (result === undefined) throw new Error('The interaction gave nothing')
      return result
    },
    /** What the tests recorded, and what is committed: equal, or the pact is stale. */
    record() {
      const recorded = interactionsIn(join(dir, `${CONSUMER}-${PROVIDER}.json`))
      const file = committedPact(feature)
      if (process.env.UPDATE_PACTS) writeFileSync(file, readFileSync(join(dir, `${CONSUMER}-${PROVIDER}.json`)))
      return { recorded, committed: existsSync(file) ? interactionsIn(file) : [] }
    },
  }
}

function envelopeOf(answers: Interaction['answers']): object {
  if (typeof answers !== 'string') return { code: 1, msg: Matchers.string('成功'), data: answers.data }
  return { code: failures[answers].code, msg: Matchers.string(messageOf('zh-CN', answers)), data: null }
}

const clientOf = (baseUrl: string): Call =>
  createClient({ baseUrl, token: () => ANY_TOKEN, language: (): Language => 'zh-CN' }).call

/** The interactions of a pact file, in the order of their descriptions: the order of recording says nothing. */
function interactionsIn(file: string): { description: string }[] {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: { description: string }[] } // the pact format
  return interactions.toSorted((a, b) => a.description.localeCompare(b.description))
}
