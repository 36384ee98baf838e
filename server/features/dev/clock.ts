/** Moves the clock of a world; everything that becomes due happens before the call returns. */
import type { devtools } from '#contracts/api/dev/devtools.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

type Move = Body<typeof devtools.clock>

/** Releases, then freezes or unfreezes, then sets, then advances. */
export async function moveClock(
  world: DevWorld,
  { now, advance, frozen, released }: Move,
  simulators: Simulators | undefined,
): Promise<void> {
  const { clock } = world
  const instant = now === undefined ? undefined : new Date(now)
  if (instant && Number.isNaN(instant.getTime()))
    throw refuse('badRequest', { field: 'now', problem: 'must be an ISO instant' })
  if (released) await releaseClock(world)
  const before = clock.now().getTime()
  // Freeze first, or the clock would run on meanwhile.
  if (frozen !== undefined) clock.freeze(frozen)
  if (instant) clock.set(instant)
  if (advance !== undefined) clock.advance(advance)
  if (instant || advance !== undefined) await runDue(world, clock.now().getTime() - before, simulators)
}

/** Resets the clock to that of a new world. */
export async function releaseClock(world: DevWorld): Promise<void> {
  world.clock.release()
  await runDue(world, 0)
}

/** Ends streams of expired sessions, advances the simulators and runs everything due. */
async function runDue(world: DevWorld, ms: number, simulators?: Simulators): Promise<void> {
  const now = world.clock.now().getTime()
  const isExpired = ({ expiresAt }: { expiresAt: number }) => expiresAt <= now
  world.hub.endWhere(isExpired)
  world.orderEvents.endWhere(isExpired)
  await world.jobs.idle()
  await world.cleanup.run()
  // Our settlement first, because in production we close overdue orders before the provider does.
  await world.settlement.settle()
  // The simulators' time cannot go back, and a failing simulator must not fail this call.
  if (!simulators || ms <= 0) return
  await Promise.allSettled(Object.values(simulators.controlsOf(world.secret)).map((controls) => controls.pass(ms)))
  await world.settlement.settle()
}
