/** What becomes of orders reaches the streams of their account; what a stream missed is read from the state, where each has its number. */
import type { billing, ProviderName } from '#contracts/api/billing.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'
import type { PaymentNews } from '#server/domain/payments.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import { latestEvent, paymentsAfter, standOf, type Told } from './payment-news.store.ts'

/** Tells it, once its transaction is through. */
export function publish(world: World, news: PaymentNews): void {
  world.paid.publish(news.accountId, news)
}

export type NewsEvent = EventOf<typeof billing.event> & { id: string }

export interface Asked {
  provider: ProviderName
  /** One order alone, which is the user's. */
  order?: string | undefined
  /** The number of the event that was heard last. */
  since?: number | undefined
}

/**
 * Each event once: those after `since`, then those that come. For an order it begins with where that stands, so that a
 * payment which was sooner than its stream is told too. Otherwise, without `since`, it begins with now. Its first word is
 * the number it begins with, so that a connection that drops before the first event resumes all the same.
 */
export async function* newsOf(
  world: World,
  user: SessionUser,
  { provider, order, since }: Asked,
  signal: AbortSignal,
): AsyncGenerator<NewsEvent | { id: string }> {
  // Listening begins before the question what was: nothing falls in between.
  const coming = world.paid.subscribe(user, signal)
  let last = since ?? (order === undefined ? await latestEvent(world.db, user.id) : 0)
  yield { id: String(last) }
  for (const told of await missed(world, user, { provider, order, since: last })) {
    last = told.id
    yield eventOf(told)
  }
  for await (const news of coming) {
    // A stream may be open for longer than its session lasts.
    if (!(await world.sessions.find(user.token))) return
    if (news.id <= last || !concerns(news, provider, order)) continue
    last = news.id
    yield eventOf(news)
  }
}

async function missed({ db }: World, { id }: SessionUser, { provider, order, since = 0 }: Asked): Promise<Told[]> {
  if (order === undefined) return paymentsAfter(db, id, provider, since)
  const stand = await standOf(db, id, order, since)
  return stand ? [stand] : []
}

/** Who names no order waits for payments: how orders end otherwise is nothing to them. */
const concerns = (news: PaymentNews, provider: ProviderName, order: string | undefined) =>
  order === undefined ? news.provider === provider && news.message === 'success' : news.order === order

const eventOf = ({ id, message }: Told): NewsEvent => ({
  ...(message === 'success' ? { event: 'message', data: message } : { event: 'ended', data: message }),
  id: String(id),
})
