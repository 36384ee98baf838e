/** What becomes of orders reaches the streams of their account; what a stream missed is read from the state, where each has its number. */
import type { billing } from '#contracts/api/billing.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import type { Sink, Source } from '#server/http/context.ts'
import type { Follower } from '#server/platform/hub.ts'
import type { BillingWorld } from './billing.world.ts'
import { latestEvent, paymentsAfter, standOf, type Told } from './payment-news.store.ts'
import type { PaymentNews } from './payments.ts'

/** Tells it, once its transaction is through. */
export function publishNews(world: BillingWorld, news: PaymentNews): void {
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
 * payment which was sooner than its stream is told too. Otherwise, without `since`, it begins with now.
 */
export const newsOf =
  (world: BillingWorld, user: SessionUser, asked: Asked): Source<NewsEvent | { id: string }> =>
  (sink) =>
    world.paid.follow(new News(world.db, user, asked, sink))

class News implements Follower<PaymentNews> {
  readonly user: SessionUser
  readonly #db: State
  readonly #provider: ProviderName
  readonly #order: string | undefined
  readonly #sink: Sink<NewsEvent | { id: string }>
  /** The number of what was told last. */
  #last: number | undefined

  constructor(db: State, user: SessionUser, { provider, order, since }: Asked, sink: Sink<NewsEvent | { id: string }>) {
    this.user = user
    this.#db = db
    this.#provider = provider
    this.#order = order
    this.#last = since
    this.#sink = sink
  }

  /** Its first word is the number it begins with, so that a connection that drops before the first event resumes all the same. */
  async begin(): Promise<void> {
    const { id } = this.user
    const order = this.#order
    const since = this.#last ?? (order === undefined ? await latestEvent(this.#db, id) : 0)
    this.#sink.send({ id: String(since) })
    this.#last = since
    const missed =
      order === undefined
        ? await paymentsAfter(this.#db, id, this.#provider, since)
        : await standOf(this.#db, id, order, since)
    for (const told of missed) this.#tell(told)
  }

  hear(news: PaymentNews): void {
    const concerns =
      // Who names no order waits for payments: how orders end otherwise is nothing to them.
      this.#order === undefined
        ? news.provider === this.#provider && news.message === 'success'
        : news.order === this.#order
    // What came while it began may have been read from the state.
    if (concerns && news.id > (this.#last ?? 0)) this.#tell(news)
  }

  end(): void {
    this.#sink.end()
  }

  #tell({ id, message }: Told): void {
    this.#last = id
    const event =
      message === 'success'
        ? ({ event: 'message', data: message } as const)
        : ({ event: 'ended', data: message } as const)
    this.#sink.send({ ...event, id: String(id) })
  }
}
