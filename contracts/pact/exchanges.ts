import { api } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Exchange } from './agreement.ts'
import { claimOf, queryClaim } from './claims.ts'
import { committedFiles, interactionsOf, type PactInteraction } from './committed.ts'
import { pinnedExchanges } from './pinned.ts'

export const endpointsOfAll: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))

export function readAgreement(): Exchange[] {
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
