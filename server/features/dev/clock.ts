/** Moving the time of a world: what waits for it happens before the call is answered. */
import type { devtools } from '#contracts/api/dev/devtools.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import type { Counterparts } from '#server/features/billing/providers/local/counterparts.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

type Move = Body<typeof devtools.clock>

/** Releases, then freezes or lets run, then sets, then advances. */
export async function moveClock(
  world: DevWorld,
  { now, advance, frozen, released }: Move,
  counterparts: Counterparts | undefined,
): Promise<void> {
  const { clock } = world
  const instant = now === undefined ? undefined : new Date(now)
  if (instant && Number.isNaN(instant.getTime()))
    throw refuse('badRequest', { field: 'now', problem: 'must be an ISO instant' })
  if (released) await releaseClock(world)
  const before = clock.now().getTime()
  // Frozen first, or it would run on by the time this takes.
  if (frozen !== undefined) clock.freeze(frozen)
  if (instant) clock.set(instant)
  if (advance !== undefined) clock.advance(advance)
  if (instant || advance !== undefined) await follow(world, clock.now().getTime() - before, counterparts)
}

/** Lets it run again from where the clock of a new world is. */
export async function releaseClock(world: DevWorld): Promise<void> {
  world.clock.release()
  await follow(world, 0)
}

/** Sessions that are over lose their streams, the counterparts go on by as much, and what is due is done. */
async function follow(world: DevWorld, ms: number, counterparts?: Counterparts): Promise<void> {
  const now = world.clock.now().getTime()
  const over = ({ expiresAt }: { expiresAt: number }) => expiresAt <= now
  world.hub.endWhere(over)
  world.paid.endWhere(over)
  await world.jobs.idle()
  await world.cleanup.run()
  // Ours first: an order that is overdue here and there is closed by us, as in life.
  await world.settlement.settle()
  // Their time does not go back, and a counterpart that is down holds up nothing of ours.
  if (!counterparts || ms <= 0) return
  await Promise.allSettled(Object.values(counterparts.controlsOf(world.secret)).map((controls) => controls.pass(ms)))
  await world.settlement.settle()
}
