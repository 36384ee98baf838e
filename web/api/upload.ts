/** Files go up one at a time, as a form; JSON is the client's affair. */
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { pathOf } from './address.ts'
import { dataOf } from './answer.ts'
import { type ClientOptions, headersOf, routeOf } from './client.ts'
import { Failure, NO_NETWORK, TIMED_OUT, unanswered } from './failure.ts'

/** A file takes longer on its way than a call. */
const TIMEOUT_MS = 120_000

/** An upload that failed, with what SPEC section 8 asks for besides: status, method and URL. */
export class UploadFailure extends Failure {
  readonly method: string
  readonly url: string

  constructor(failure: Failure, method: string, url: string) {
    const { code, msg, data, status, body } = failure
    super({ code, msg, data, status, ...(body && { body }) }, failure)
    this.name = 'UploadFailure'
    this.method = method
    this.url = url
  }
}

/**
 * Sends a file up; resolves to the `data` of the answer and rejects with an `UploadFailure`, of which whoever watches
 * failures is told first.
 */
export async function upload(
  options: ClientOptions,
  endpoint: Endpoint,
  file: File,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  const { method } = endpoint
  const { origin, token } = await routeOf(options, endpoint)
  const url = origin + pathOf(endpoint)
  const language = options.language()
  // The browser writes the type of a form itself, with the boundary in it.
  const { 'Content-Type': _json, ...headers } = headersOf(token, language)
  const form = new FormData()
  form.append('file', file)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await (options.fetch ?? fetch)(url, { method, headers, body: form, signal })
    return dataOf(await jsonOf(response), response, language)
  } catch (thrown) {
    const late = thrown instanceof DOMException && thrown.name === 'TimeoutError'
    const known = thrown instanceof Failure ? thrown : unanswered(language, late ? TIMED_OUT : NO_NETWORK, thrown)
    const failure = new UploadFailure(known, method, url)
    options.onFailure?.(failure, endpoint, token)
    throw failure
  }
}

/** The body as JSON, or null when it is none. Rejects when it does not arrive. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
