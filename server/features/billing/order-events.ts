/** Events of orders for the streams of their account. Missed events are read from the state, by id. */
import type { billing } from '#contracts/api/billing.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import type { Sink, Source } from '#server/http/context.ts'
import type { Follower } from '#server/platform/hub.ts'
import type { BillingWorld } from './billing.world.ts'
import { latestEventId, latestOrderEvent, paymentsAfter, type StoredEvent } from './order-events.store.ts'
import type { OrderEvent } from './payments.ts'

/** Call it after the commit. */
export function publishOrderEvent(world: BillingWorld, event: OrderEvent): void {
  world.orderEvents.publish(event.accountId, event)
}

export type PaymentEvent = EventOf<typeof billing.event> & { id: string }

export interface StreamRequest {
  provider: ProviderName
  /** Only this order; it must belong to the user. */
  order?: string | undefined
  /** Id of the last received event. */
  since?: number | undefined
}

/**
 * Sends each event once: those after `since`, then new ones. A stream of one order starts with its latest event, so
 * that a payment before the stream opened is included; otherwise, without `since`, it starts now.
 */
export const orderEvents =
  (world: BillingWorld, user: SessionUser, request: StreamRequest): Source<PaymentEvent | { id: string }> =>
  (sink) =>
    world.orderEvents.follow(new OrderEventStream(world.db, user, request, sink))

class OrderEventStream implements Follower<OrderEvent> {
  readonly user: SessionUser
  readonly #db: State
  readonly #provider: ProviderName
  readonly #order: string | undefined
  readonly #sink: Sink<PaymentEvent | { id: string }>
  #last: number | undefined

  constructor(
    db: State,
    user: SessionUser,
    { provider, order, since }: StreamRequest,
    sink: Sink<PaymentEvent | { id: string }>,
  ) {
    this.user = user
    this.#db = db
    this.#provider = provider
    this.#order = order
    this.#last = since
    this.#sink = sink
  }

  /** First sends the start id, so that a connection lost before the first event can resume. */
  async begin(): Promise<void> {
    const { id } = this.user
    const order = this.#order
    const since = this.#last ?? (order === undefined ? await latestEventId(this.#db, id) : 0)
    this.#sink.send({ id: String(since) })
    this.#last = since
    const missed =
      order === undefined
        ? await paymentsAfter(this.#db, id, this.#provider, since)
        : await latestOrderEvent(this.#db, id, order, since)
    for (const event of missed) this.#send(event)
  }

  receive(event: OrderEvent): void {
    const isRelevant =
      // Without an order number only payments matter, not other endings.
      this.#order === undefined
        ? event.provider === this.#provider && event.message === 'success'
        : event.order === this.#order
    // Events during `begin` may already have been read from the state.
    if (isRelevant && event.id > (this.#last ?? 0)) this.#send(event)
  }

  end(): void {
    this.#sink.end()
  }

  #send({ id, message }: StoredEvent): void {
    this.#last = id
    const event =
      message === 'success'
        ? ({ event: 'message', data: message } as const)
        : ({ event: 'ended', data: message } as const)
    this.#sink.send({ ...event, id: String(id) })
  }
}
