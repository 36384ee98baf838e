/** A named failure that a handler throws; the HTTP adapter maps it to code, status and message. */
import type { FailureName } from '#contracts/core/failures.ts'
import type { MessageParams } from '#contracts/model/messages/messages.ts'
import { formatWait } from '#contracts/model/number.ts'

export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: FailureName
  readonly params: MessageParams

  constructor(failure: FailureName, params: MessageParams = {}) {
    super(failure)
    this.failure = failure
    this.params = params
  }
}

/** A rate limit was hit; the message says how long to wait. */
export const tooManyAttempts = (seconds: number) =>
  refuse('tooManyAttempts', { wait: (language) => formatWait(seconds, language) })

export const refuse = (failure: FailureName, params?: MessageParams) => new Refusal(failure, params)

/** For addresses of files: whatever the work refuses, such as a category that is gone by now, there is no file. */
export async function fileOrNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? refuse('fileNotFound') : error
  }
}
