import type { Body, Endpoint } from '#contracts/core/endpoint.ts'
import { pathOf } from './address.ts'
import { dataOf } from './answer.ts'
import { type ClientOptions, headersOf, routeOf } from './client.ts'
import { Failure, NO_NETWORK, noAnswerFailure, TIMED_OUT, unreadableFailure } from './failure.ts'

/** Longer than for other calls, because the server creates the file first. */
const TIMEOUT_MS = 60_000

/** A POST call that responds with a file. */
export type FileEndpoint = Endpoint & {
  readonly method: 'POST'
  readonly answer: { readonly kind: 'file'; readonly type: string }
}

/** Resolves to the file. Otherwise it calls `onFailure` and rejects with the `Failure`. */
export async function fetchFile<E extends FileEndpoint>(
  options: ClientOptions,
  endpoint: E,
  body: Body<E>,
): Promise<Blob> {
  const { origin, token } = await routeOf(options, endpoint)
  const language = options.language()
  try {
    const response = await (options.fetch ?? fetch)(origin + pathOf(endpoint), {
      method: 'POST',
      headers: headersOf(token, language),
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    })
    if (response.ok && response.headers.get('content-type')?.startsWith(endpoint.answer.type))
      return await response.blob()
    // The server sends a refusal as JSON in the envelope, even with status 200.
    dataOf(await response.json().catch(() => null), response, language)
    throw unreadableFailure(language, response.status)
  } catch (thrown) {
    const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError'
    const failure =
      thrown instanceof Failure ? thrown : noAnswerFailure(language, isTimeout ? TIMED_OUT : NO_NETWORK, thrown)
    options.onFailure?.(failure, endpoint, token)
    throw failure
  }
}
