import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'
import type { Rule } from './faults.ts'
import { sampleAccount } from './sample-accounts.ts'

const DEV = /^\w+ \/__dev\b/

/** Calls that a rule may affect. Dev calls are excluded, so that a rule can always be removed. */
const CALLS: ReadonlySet<string> = new Set([
  'all',
  ...Object.values(api)
    .flatMap((group) => Object.values<Endpoint>(group))
    .map(nameOf)
    .filter((name) => !DEV.test(name)),
])

export async function addFault(world: DevWorld, given: Rule) {
  const { rule, accountId } = await validateFault(world, given)
  return world.faults.add(rule, accountId)
}

/** Validates a rule. Throws if the call does not exist or no sample account has the phone. */
export async function validateFault(
  world: DevWorld,
  given: Rule,
): Promise<{ rule: Rule; accountId: number | undefined }> {
  const { call, latency, phone, fault, status, probability, seed } = given
  if (!CALLS.has(call))
    throw refuse('badRequest', { field: 'call', problem: 'must be all, or method and path of a call: GET /api/…' })
  if (latency && latency.to < latency.from)
    throw refuse('badRequest', { field: 'latency.to', problem: 'must not be below latency.from' })
  // Copies only the fields of the contract, because the stored rule is returned to callers.
  const wait = latency && { from: latency.from, to: latency.to }
  const rule = { call, phone, latency: wait, fault, status, probability, seed }
  return { rule, accountId: phone === undefined ? undefined : await sampleAccount(world.db, phone) }
}
