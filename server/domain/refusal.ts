/** A named failure that a handler throws: the adapter turns it into its code, HTTP status and message. */
import type { FailureName } from '#contracts/core/failures.ts'
import type { MessageParams } from '#contracts/model/messages/messages.ts'

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

export const refuse = (failure: FailureName, params?: MessageParams) => new Refusal(failure, params)
