/** Files go up one at a time, as a form; JSON is the client's affair. */
import { SUCCESS } from '#contracts/core/failures.ts'
import { type ClientOptions, headersOf } from './client.ts'
import { isEnvelope } from './envelope.ts'
import { Failure, NO_NETWORK, unanswered, unreadable } from './failure.ts'

const METHOD = 'POST'

/** An upload that failed, with what SPEC section 8 asks for besides: status, method and URL. */
export class UploadFailure extends Failure {
  readonly method: string
  readonly url: string

  constructor(failure: Failure, method: string, url: string) {
    super(
      { ...failure.body, code: failure.code, msg: failure.msg, data: failure.data, status: failure.status },
      failure,
    )
    this.name = 'UploadFailure'
    this.method = method
    this.url = url
  }
}

/** Sends a file up; resolves to the `data` of the answer and rejects with an `UploadFailure`. */
export async function upload(options: Omit<ClientOptions, 'onFailure'>, path: string, file: File): Promise<unknown> {
  const url = options.baseUrl + path
  const language = options.language()
  // The browser writes the type of a form itself, with the boundary in it.
  const { 'Content-Type': _json, ...headers } = headersOf(options.token(), language)
  const form = new FormData()
  form.append('file', file)
  try {
    const response = await (options.fetch ?? fetch)(url, { method: METHOD, headers, body: form })
    const body: unknown = await response.json().catch(() => null)
    if (!isEnvelope(body)) throw unreadable(language, response.status)
    if (body.code !== SUCCESS || !response.ok) throw new Failure({ ...body, status: response.status })
    return body.data
  } catch (thrown) {
    const failure = thrown instanceof Failure ? thrown : unanswered(language, NO_NETWORK, thrown)
    throw new UploadFailure(failure, METHOD, url)
  }
}
