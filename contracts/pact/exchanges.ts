/** The committed pacts as exchanges. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Exchange } from './agreement.ts'
import { claimOf, queryClaim, type Rules } from './claims.ts'
import { pinnedExchanges } from './pinned.ts'

/** An interaction as the pact format has it, as far as we use it. */
export interface PactInteraction {
  description: string
  providerStates?: { name: string; params?: object }[]
  request: {
    method: string
    path: string
    headers?: Record<string, string[]>
    query?: Record<string, string[]>
    body?: { content: unknown }
  }
  response: { status: number; body: { content: { code: number } }; matchingRules?: { body?: Rules } }
}

export const endpointsOfAll: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))

export const committedFiles = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.pact.json'))
    .map((name) => join(import.meta.dirname, name))

export const interactionsOf = (file: string): PactInteraction[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { interactions: PactInteraction[] }).interactions // the pact format

/** Everything that the two sides have agreed upon: in pacts, and of the calls that none can hold. */
export function agreed(): Exchange[] {
  const committed = committedFiles().flatMap((file) => interactionsOf(file).map(exchangeOf))
  return [...committed, ...pinnedExchanges(committed)]
}

export function exchangeOf({ description, request, response }: PactInteraction): Exchange {
  const { method, path, query, body } = request
  const endpoint = endpointsOfAll.find((one) => one.method === method && one.path === path)
  if (!endpoint) throw new Error(`No call ${method} ${path} for “${description}”`)
  const { content } = response.body
  return {
    what: description,
    endpoint,
    ...(endpoint.query && { query: queryClaim(query ?? {}) }),
    ...(endpoint.body && { body: claimOf(body?.content ?? {}) }),
    answer: {
      status: response.status,
      code: content.code,
      envelope: claimOf(content, response.matchingRules?.body),
    },
  }
}
