/** Payments reach the streams of their account; what a stream missed is read from the state, where each has its number. */
import type { ProviderName } from '#contracts/api/billing.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import type { Booking } from './credit.ts'
import { eventsAfter, latestEvent } from './orders.store.ts'

/** Tells of a payment once its transaction is through. */
export function tell(world: World, booking: Booking): void {
  if (booking.kind === 'credited') world.paid.publish(booking.accountId, booking.news)
  if (booking.kind === 'owed') world.settlement.kick()
}

export interface NewsEvent {
  event: 'message'
  data: string
  id: string
}

/**
 * Each payment once: those after `since`, then those that come. Without `since` it begins with now, and says so first, so
 * that a connection that drops before the first payment resumes all the same.
 */
export async function* newsOf(
  world: World,
  user: SessionUser,
  provider: ProviderName,
  since: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<NewsEvent | { id: string }> {
  // Listening begins before the question what was: nothing falls in between.
  const coming = world.paid.subscribe(user, signal)
  let last = since ?? (await latestEvent(world.db, user.id))
  yield { id: String(last) }
  for (const { id, message } of since === undefined ? [] : await eventsAfter(world.db, user.id, provider, since)) {
    last = id
    yield { event: 'message', data: message, id: String(id) }
  }
  for await (const { id, provider: by, message } of coming) {
    // A stream may be open for longer than its session lasts.
    if (!(await world.sessions.find(user.token))) return
    if (by !== provider || id <= last) continue
    last = id
    yield { event: 'message', data: message, id: String(id) }
  }
}
