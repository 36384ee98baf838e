/** Assembles the counterpart's parts over one database. */

import { type Deliveries, deliveries } from '../../local/deliveries.ts'
import type { CounterpartOptions } from '../../local/local-provider.ts'
import { accounts } from './accounts.ts'
import { events, RETRIES } from './events.ts'
import { idempotency } from './idempotency.ts'
import { objects } from './objects.ts'
import { payments } from './payments.ts'

export type CounterpartParts = ReturnType<typeof createParts>

export function createParts({ db, clock, log }: CounterpartOptions) {
  const now = () => Math.floor(clock.now() / 1000)
  const kept = objects(db)
  const known = accounts(db)
  // Events and deliveries refer to each other.
  const told = events({ objects: kept, accounts: known, now }, (): Deliveries => sent)
  const sent = deliveries({
    db,
    clock,
    log,
    provider: 'stripe',
    schedule: RETRIES,
    buildRequest: (payload, { merchant }) => told.buildRequest(payload, merchant),
    accepted: (status) => status >= 200 && status < 300,
  })
  const atomic = <T>(work: () => T): T => db.transaction(work)()
  return {
    db,
    clock,
    log,
    now,
    atomic,
    accounts: known,
    objects: kept,
    events: told,
    deliveries: sent,
    idempotency: idempotency(db, now),
    payments: payments({ objects: kept, events: told, now, atomic }),
  }
}
