/** The typed client: `call(endpoint, input)`. Free of browser APIs, because the contract tests run it in Node. */
import ky from 'ky'
import type { Endpoint, Input, Output } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { pathOf, searchOf } from './address.ts'
import { dataOf } from './answer.ts'
import { Failure, NO_NETWORK, noAnswerFailure, TIMED_OUT } from './failure.ts'

export interface ClientOptions {
  /** Origin of the server, e.g. `http://127.0.0.1:3000`; empty for the origin of the page. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** Empty for a guest. */
  token: () => string
  language: () => Language
  /**
   * Called with every failure before the caller gets it, to handle an expired session and code 996 (too little power)
   * in one place. `sent` is the token of the failed call; the session may have changed since.
   */
  onFailure?: (failure: Failure, endpoint: Endpoint, sent: string) => void
  /** Timeout for the whole answer, including its body; half a minute by default. */
  timeoutMs?: number
  /** Set if endpoints of origin `upstream` are called at another server (upstream.ts). */
  upstream?: () => Promise<{
    routeOf: (endpoint: Endpoint, token: string) => Promise<Route>
    withOrigin: (endpoint: Endpoint, data: unknown) => unknown
    forgetOwnToken: () => void
    endOwnSession: () => Promise<void>
  }>
}

export interface Route {
  origin: string
  token: string
}

export async function routeOf(options: ClientOptions, endpoint: Endpoint): Promise<Route> {
  // Read before the await: a logout right after the call must not drop its token.
  const token = options.token()
  return options.upstream ? (await options.upstream()).routeOf(endpoint, token) : { origin: options.baseUrl, token }
}

export type DataEndpoint = Endpoint & { readonly answer: { readonly kind: 'data' } }
/** The input may be omitted if the endpoint has no required input. */
export type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
export type Call = <E extends DataEndpoint>(endpoint: E, ...[input]: Arguments<E>) => Promise<Output<E>>

const TIMEOUT_MS = 30_000

/** The headers of every call and stream (SPEC section 7). */
export function headersOf(token: string, language: Language): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Accept-Language': language,
    platform: 'web',
    ...(token ? { Authorization: token } : {}),
  }
}

/** `call` resolves to the `data` of the answer and rejects with a `Failure` for everything else. */
export function createClient(options: ClientOptions): { call: Call } {
  const http = ky.create({
    ...(options.fetch ? { fetch: options.fetch as (input: string | URL | Request) => Promise<Response> } : {}),
    // ky's timeout covers the headers only: a body that never ends would block forever.
    timeout: false,
    // Only the caller may repeat a call, because the server may charge for each one.
    retry: 0,
    throwHttpErrors: false,
  })

  async function answerOf(endpoint: Endpoint, input: Input<Endpoint>, { origin, token }: Route): Promise<unknown> {
    const language = options.language()
    const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    try {
      const response = await http(origin + pathOf(endpoint, input.params), {
        method: endpoint.method,
        headers: headersOf(token, language),
        searchParams: searchOf(input.query),
        signal: timeout,
        ...(endpoint.method === 'POST' ? { json: input.body ?? {} } : {}),
      })
      const body: unknown = await response.json().catch(() => null)
      timeout.throwIfAborted()
      return dataOf(body, response, language)
    } catch (thrown) {
      if (thrown instanceof Failure) throw thrown
      throw noAnswerFailure(language, timeout.aborted ? TIMED_OUT : NO_NETWORK, thrown)
    }
  }

  return {
    call: async (endpoint, ...[input]) => {
      const route = await routeOf(options, endpoint)
      try {
        const answer = await answerOf(endpoint, (input ?? {}) as Input<Endpoint>, route)
        const data = endpoint.complete ? endpoint.complete(answer, { ...input }) : answer
        // The cast relies on the server's tests, which check every answer against the contract.
        return (options.upstream ? (await options.upstream()).withOrigin(endpoint, data) : data) as Output<
          typeof endpoint
        >
      } catch (thrown) {
        if (thrown instanceof Failure) options.onFailure?.(thrown, endpoint, route.token)
        throw thrown
      }
    },
  }
}
