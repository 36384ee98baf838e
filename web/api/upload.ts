import type { Endpoint } from '#contracts/core/endpoint.ts'
import { pathOf } from './address.ts'
import { dataOf } from './answer.ts'
import { type ClientOptions, headersOf, routeOf } from './client.ts'
import { Failure, NO_NETWORK, noAnswerFailure, TIMED_OUT } from './failure.ts'

const TIMEOUT_MS = 120_000

/** SPEC section 8 asks for status, method and URL of a failed upload. */
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
 * Uploads one file as a form. Resolves to the `data` of the answer. Otherwise it calls `onFailure` and rejects with the
 * `UploadFailure`.
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
  // The browser sets the content type of a form, with its boundary.
  const { 'Content-Type': _json, ...headers } = headersOf(token, language)
  const form = new FormData()
  form.append('file', file)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await (options.fetch ?? fetch)(url, { method, headers, body: form, signal })
    return dataOf(await jsonOf(response), response, language)
  } catch (thrown) {
    const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError'
    const cause =
      thrown instanceof Failure ? thrown : noAnswerFailure(language, isTimeout ? TIMED_OUT : NO_NETWORK, thrown)
    const failure = new UploadFailure(cause, method, url)
    options.onFailure?.(failure, endpoint, token)
    throw failure
  }
}

/** Null if the body is not JSON. Rejects if it does not arrive. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
