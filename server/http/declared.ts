/** In tests, handlers may only refuse with failures listed in the contract, because callers rely on that list. */
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { type FailureName, failures } from '#contracts/core/failures.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Statuses that every call may return without listing them (see `failures` in contracts/core/endpoint.ts). */
const ALWAYS_ALLOWED: readonly number[] = [400, 401, 413, 415, 429, 500]

export async function requireListedRefusals(endpoint: Endpoint, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal) || isListed(endpoint, error.failure)) throw error
    throw new Error(`${nameOf(endpoint)} broke its contract: it refused with ${error.failure}`)
  }
}

export const isListed = ({ failures: declaredFailures }: Endpoint, failure: FailureName) =>
  ALWAYS_ALLOWED.includes(failures[failure].status) || declaredFailures.includes(failure)
