/** In tests: a handler may refuse only with what its contract names, as callers read nothing else. */
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { type FailureName, failures } from '#contracts/core/failures.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Statuses of protocol faults that go without saying (see `refuses` in contracts/core/endpoint.ts). */
const UNSAID: readonly number[] = [400, 401, 413, 415, 429, 500]

/** Runs the handler; a refusal that the contract of its call does not name becomes a fault of ours. */
export async function keepingToRefusals(endpoint: Endpoint, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal) || isNamed(endpoint, error.failure)) throw error
    throw new Error(`${nameOf(endpoint)} broke its contract: it refused with ${error.failure}`)
  }
}

export const isNamed = ({ refuses }: Endpoint, failure: FailureName) =>
  UNSAID.includes(failures[failure].status) || refuses.includes(failure)
