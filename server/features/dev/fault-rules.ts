/** Rules of faults, as dev calls give them. */
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'
import type { Rule } from './faults.ts'
import { sampleAccount } from './sample-accounts.ts'

const DEV = /^\w+ \/__dev\b/

/** What a rule may concern: all but the calls of developers, by which it is taken away again. */
const CALLS: ReadonlySet<string> = new Set([
  'all',
  ...Object.values(api)
    .flatMap((group) => Object.values<Endpoint>(group))
    .map(nameOf)
    .filter((name) => !DEV.test(name)),
])

/** Adds the rule. Refuses as {@link checkedFault} does. */
export async function addFault(world: DevWorld, given: Rule) {
  const { rule, accountId } = await checkedFault(world, given)
  return world.faults.add(rule, accountId)
}

/** The rule as it will be held. Refuses one of a call that does not exist, or of nobody's phone. */
export async function checkedFault(
  world: DevWorld,
  given: Rule,
): Promise<{ rule: Rule; accountId: number | undefined }> {
  const { call, latency, phone, fault, status, probability, seed } = given
  if (!CALLS.has(call))
    throw refuse('badRequest', { field: 'call', problem: 'must be all, or method and path of a call: GET /api/…' })
  if (latency && latency.to < latency.from)
    throw refuse('badRequest', { field: 'latency.to', problem: 'must not be below latency.from' })
  // A rule is told again as it is held, so it holds what the contract names and nothing else that was sent.
  const wait = latency && { from: latency.from, to: latency.to }
  const rule = { call, phone, latency: wait, fault, status, probability, seed }
  return { rule, accountId: phone === undefined ? undefined : await sampleAccount(world.db, phone) }
}
