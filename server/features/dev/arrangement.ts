/** Reads and restores everything that developers set in a world, as JSON. */
import type { Arrangement } from '#contracts/api/dev/devtools-state.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import type { SessionUser } from '#server/http/caller.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { moveClock, releaseClock } from './clock.ts'
import type { DevWorld } from './dev.world.ts'
import { validateFault } from './fault-rules.ts'
import { sampleAccount, samplePhone } from './sample-accounts.ts'
import { turnScenarios, usersIn } from './turn-scenarios.ts'

/** The account last signed in by a dev call, for worlds in which all sessions have expired. */
const lastSignIn = perWorld((): { id: number | undefined } => ({ id: undefined }))
function expiredUserOf(world: DevWorld): number | undefined {
  const { id } = lastSignIn(world)
  return world.scenarios.has('sessionExpired', id) ? id : undefined
}

/** Opens a session of a sample account without a password. */
export async function signIn(world: DevWorld, phone: string): Promise<string> {
  const id = await sampleAccount(world.db, phone)
  lastSignIn(world).id = id
  return world.sessions.open(id, { device: 'dev' })
}

/** The current settings; defaults of a new world are left out. */
export async function arrangementOf(
  world: DevWorld,
  user: SessionUser | undefined,
  path?: string,
): Promise<Arrangement> {
  const { db, scenarios, clock } = world
  const [on, users] = [scenarios.of(), await usersIn(world)]
  const faults = world.faults.rules().map(({ rule }) => rule)
  const phone = await samplePhone(db, user?.id ?? expiredUserOf(world))
  return {
    ...(on.length > 0 && { scenarios: on }),
    ...(users.length > 0 && { users }),
    ...(faults.length > 0 && { faults }),
    ...(clock.isMoved && { clock: { now: clock.iso(), frozen: clock.isFrozen } }),
    ...(phone !== undefined && { phone }),
    ...(path !== undefined && { path }),
  }
}

/** Returns a token of the signed-in user. Signs in first, because a session can only expire after that. */
export async function arrange(
  world: DevWorld,
  state: Arrangement,
  simulators: Simulators | undefined,
): Promise<string | null> {
  const { phone, clock, faults = [], users = [], scenarios = [] } = state
  for (const each of [phone, ...users.map((user) => user.phone)])
    if (each !== undefined) await sampleAccount(world.db, each)
  const rules = await Promise.all(faults.map((rule) => validateFault(world, rule)))
  if (clock) await moveClock(world, clock, simulators)
  else if (world.clock.isMoved) await releaseClock(world)
  world.faults.remove()
  for (const { rule, accountId } of rules) world.faults.add(rule, accountId)
  const token = phone === undefined ? null : await signIn(world, phone)
  world.scenarios.clear()
  await turnScenarios(world, { on: scenarios })
  for (const user of users) await turnScenarios(world, user)
  return token
}
