/** A named failure that a handler throws: the adapter turns it into its code, HTTP status and message. */
import type { FailureName } from '#contracts/core/failures.ts'

export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: FailureName
  readonly params: Record<string, string | number>

  constructor(failure: FailureName, params: Record<string, string | number> = {}) {
    super(failure)
    this.failure = failure
    this.params = params
  }
}

export const refuse = (failure: FailureName, params?: Record<string, string | number>) => new Refusal(failure, params)
