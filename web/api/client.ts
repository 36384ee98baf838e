/**
 * The typed client: `call(endpoint, input)` for every endpoint that answers data. Uses nothing of the browser, so that
 * the contract tests run it in Node.
 */
import ky from 'ky'
import type { Endpoint, Input, Output } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { pathOf, searchOf } from './address.ts'
import { dataOf } from './answer.ts'
import { Failure, NO_NETWORK, TIMED_OUT, unanswered } from './failure.ts'

export interface ClientOptions {
  /** Origin of the server, e.g. `http://127.0.0.1:3000`; empty for the page's own. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** The session token, or empty for a guest. */
  token: () => string
  language: () => Language
  /**
   * Told of every failure before the caller is: where an expired session and code 996 are handled once. `sent` is the
   * token that the call went out with; by now it may be another session's.
   */
  onFailure?: (failure: Failure, endpoint: Endpoint, sent: string) => void
  /** Timeout for the whole answer, including its body; half a minute by default. */
  timeoutMs?: number
  /** Where and as whom to call when the calls of the upstream go to another server: web/api/elsewhere.ts. */
  elsewhere?: () => Promise<{
    routeOf: (endpoint: Endpoint, token: string) => Promise<Route>
    settled: (endpoint: Endpoint, data: unknown) => unknown
    /** The session with our own server has ended. */
    forgetOwn: () => void
    leave: () => Promise<void>
  }>
}

/** Where a call goes, and under which token. */
export interface Route {
  origin: string
  token: string
}

export async function routeOf(options: ClientOptions, endpoint: Endpoint): Promise<Route> {
  // Whoever asks and logs out at once has asked with the token.
  const token = options.token()
  return options.elsewhere ? (await options.elsewhere()).routeOf(endpoint, token) : { origin: options.baseUrl, token }
}

export type DataEndpoint = Endpoint & { readonly answer: { readonly kind: 'data' } }
/** The input may be left out when the endpoint declares none. */
export type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
export type Call = <E extends DataEndpoint>(endpoint: E, ...[input]: Arguments<E>) => Promise<Output<E>>

const TIMEOUT_MS = 30_000

/** The headers that every call and every stream of ours carries (SPEC section 7). */
export function headersOf(token: string, language: Language): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Accept-Language': language,
    platform: 'web',
    ...(token ? { Authorization: token } : {}),
  }
}

/** Makes `call`. It resolves to the `data` of the answer and rejects with a `Failure` for everything else. */
export function createClient(options: ClientOptions): { call: Call } {
  const http = ky.create({
    ...(options.fetch ? { fetch: options.fetch as (input: string | URL | Request) => Promise<Response> } : {}),
    // ky's own timeout ends with the headers, so a body that never ends would block forever.
    timeout: false,
    // Repeating is the caller's decision: a charged call must never be sent twice behind its back.
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
      throw unanswered(language, timeout.aborted ? TIMED_OUT : NO_NETWORK, thrown)
    }
  }

  return {
    call: async (endpoint, ...[input]) => {
      const route = await routeOf(options, endpoint)
      try {
        const told = await answerOf(endpoint, (input ?? {}) as Input<Endpoint>, route)
        const data = endpoint.complete ? endpoint.complete(told, { ...input }) : told
        // The contract says what `data` is; the tests of the server hold every answer against it.
        return (options.elsewhere ? (await options.elsewhere()).settled(endpoint, data) : data) as Output<
          typeof endpoint
        >
      } catch (thrown) {
        if (thrown instanceof Failure) options.onFailure?.(thrown, endpoint, route.token)
        throw thrown
      }
    },
  }
}
