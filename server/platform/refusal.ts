/** A named failure that a handler throws: the adapter turns it into its code, HTTP status and message. */
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

/** Says how long to wait. */
export const tooManyAttempts = (seconds: number) =>
  refuse('tooManyAttempts', { wait: (language) => formatWait(seconds, language) })

export const refuse = (failure: FailureName, params?: MessageParams) => new Refusal(failure, params)
