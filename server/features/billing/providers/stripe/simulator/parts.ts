import { type Deliveries, deliveries } from '../../local/deliveries.ts'
import type { SimulatorOptions } from '../../local/local-provider.ts'
import { accounts } from './accounts.ts'
import { events, RETRIES } from './events.ts'
import { idempotency } from './idempotency.ts'
import { objects } from './objects.ts'
import { payments } from './payments.ts'

export type SimulatorParts = ReturnType<typeof createParts>

export function createParts({ db, clock, log }: SimulatorOptions) {
  const now = () => Math.floor(clock.now() / 1000)
  const storedObjects = objects(db)
  const storedAccounts = accounts(db)
  // Events and deliveries refer to each other.
  const webhookEvents = events(
    { objects: storedObjects, accounts: storedAccounts, now },
    (): Deliveries => eventDeliveries,
  )
  const eventDeliveries = deliveries({
    db,
    clock,
    log,
    provider: 'stripe',
    schedule: RETRIES,
    buildRequest: (payload, { merchant }) => webhookEvents.buildRequest(payload, merchant),
    accepted: (status) => status >= 200 && status < 300,
  })
  const atomic = <T>(work: () => T): T => db.transaction(work)()
  return {
    db,
    clock,
    log,
    now,
    atomic,
    accounts: storedAccounts,
    objects: storedObjects,
    events: webhookEvents,
    deliveries: eventDeliveries,
    idempotency: idempotency(db, now),
    payments: payments({ objects: storedObjects, events: webhookEvents, now, atomic }),
  }
}
