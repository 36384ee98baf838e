/**
 * Outgoing messages of a simulator: stored until the merchant accepts them and retried on the provider's schedule, so
 * that neither a crash nor an outage loses one.
 */
import type { Database } from 'better-sqlite3'
import type { Logger } from '#server/platform/logger.ts'
import type { SimulatorClock } from './clock.ts'

export interface WireRequest {
  headers: Record<string, string>
  body: string
}

export interface DeliveryOptions {
  db: Database
  clock: SimulatorClock
  log: Logger
  /** Simulators share one table. */
  provider: string
  /** Wait in milliseconds after the first, second … failure; then it gives up. */
  schedule: readonly number[]
  /** Builds headers and body per attempt, as a signature may include the time. */
  buildRequest(payload: string, delivery: { merchant: string; subject: string }): WireRequest
  /** Whether the answer acknowledges the message. */
  accepted(status: number, text: string): boolean
}

export interface Message {
  merchant: string
  /** An order number or session id. */
  subject: string
  url: string
  payload: string
  /** Milliseconds before the first attempt. */
  delay?: number
  /** Held until `release`. */
  held?: boolean
}

export interface Delivery extends Message {
  id: number
  attempts: number
  state: 'waiting' | 'held' | 'taken' | 'given up'
  answer: string | null
}

export interface Deliveries {
  /** Stores the message and sends it when due. Returns its id. */
  add(message: Message): number
  /** Sends everything due, one after the other, and resolves when done. */
  flush(): Promise<void>
  /** Sends held messages of a merchant, in the given or original order. */
  release(merchant: string, ids?: readonly number[]): Promise<void>
  /** Moves the merchant's due times closer without sending; call `flush`. */
  pass(merchant: string, ms: number): void
  /** Redirects pending messages of a merchant to a new address. */
  readdress(merchant: string, from: string, to: string): void
  of(merchant: string): Delivery[]
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000

interface Row extends Omit<Delivery, 'delay' | 'held'> {
  next_at: number | null
}

/** One long closure: its methods share prepared statements, timer and send queue. */
export function deliveries(options: DeliveryOptions): Deliveries {
  const { db, clock, log, provider, schedule } = options
  db.exec(`CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY, provider TEXT NOT NULL, merchant TEXT NOT NULL, subject TEXT NOT NULL, url TEXT NOT NULL,
    payload TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER, answer TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (provider, state, next_at);
  CREATE INDEX IF NOT EXISTS delivery_merchant ON delivery (provider, merchant);`)
  const insert = db.prepare<unknown[]>(
    'INSERT INTO delivery (provider, merchant, subject, url, payload, state, next_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const due = db.prepare<unknown[], Row>(
    `SELECT * FROM delivery WHERE provider = ? AND state = 'waiting' AND next_at <= ? ORDER BY next_at, id LIMIT 1`,
  )
  const next = db.prepare<unknown[], { next_at: number | null }>(
    `SELECT min(next_at) AS next_at FROM delivery WHERE provider = ? AND state = 'waiting'`,
  )
  const ofMerchant = db.prepare<unknown[], Row>(
    'SELECT * FROM delivery WHERE provider = ? AND merchant = ? ORDER BY id',
  )
  const one = db.prepare<unknown[], Row>('SELECT * FROM delivery WHERE provider = ? AND merchant = ? AND id = ?')
  const updateState = db.prepare<unknown[]>(
    'UPDATE delivery SET state = ?, attempts = attempts + 1, next_at = ?, answer = ? WHERE id = ?',
  )

  const advanceDue = db.prepare<unknown[]>(
    `UPDATE delivery SET next_at = next_at - ? WHERE provider = ? AND merchant = ? AND state = 'waiting'`,
  )
  const updateAddress = db.prepare<unknown[]>(
    `UPDATE delivery SET url = ? WHERE provider = ? AND merchant = ? AND url = ? AND state IN ('waiting', 'held')`,
  )

  let closed = false
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  const send = async (row: Row): Promise<void> => {
    const { ok, answer } = await attemptDelivery(row)
    if (closed) return
    const wait = schedule[row.attempts]
    if (ok) updateState.run('taken', null, answer, row.id)
    else if (wait === undefined) updateState.run('given up', null, answer, row.id)
    else updateState.run('waiting', clock.now() + wait, answer, row.id)
  }
  const attemptDelivery = async ({ url, payload, merchant, subject }: Row) => {
    try {
      const { headers, body } = options.buildRequest(payload, { merchant, subject })
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
      const text = await response.text()
      return { ok: options.accepted(response.status, text), answer: `${response.status} ${text.slice(0, 200)}` }
    } catch {
      // An unreachable merchant counts as a failed attempt.
      return { ok: false, answer: 'unreachable' }
    }
  }
  const sendDue = async (): Promise<void> => {
    for (;;) {
      const row = closed ? undefined : due.get(provider, clock.now())
      if (!row) return scheduleNext()
      await send(row)
    }
  }
  const scheduleNext = (): void => {
    clearTimeout(timer)
    const at = closed ? null : (next.get(provider)?.next_at ?? null)
    if (at === null) return
    // Capped at a day, as longer timers overflow; an early wake-up is harmless.
    timer = setTimeout(() => void flush(), Math.min(Math.max(0, at - clock.now()), 86_400_000))
    timer.unref()
  }
  /** Serializes work, so that no message is sent twice concurrently. */
  const serialize = (work: () => Promise<void>): Promise<void> => {
    sending = sending
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'Sending messages failed; they are retried.'))
    return sending
  }
  const flush = (): Promise<void> => serialize(sendDue)
  scheduleNext()
  return {
    add({ merchant, subject, url, payload, delay = 0, held = false }) {
      const at = held ? null : clock.now() + delay
      const { lastInsertRowid } = insert.run(provider, merchant, subject, url, payload, held ? 'held' : 'waiting', at)
      if (delay > 0) scheduleNext()
      else if (!held) void flush()
      return Number(lastInsertRowid)
    },
    flush,
    release: (merchant, ids) =>
      serialize(async () => {
        const held = ofMerchant.all(provider, merchant).filter(({ state }) => state === 'held')
        for (const id of ids ?? held.map((row) => row.id)) {
          const row = one.get(provider, merchant, id)
          if (row) await send(row)
        }
        scheduleNext()
      }),
    pass: (merchant, ms) => void advanceDue.run(ms, provider, merchant),
    readdress: (merchant, from, to) => void updateAddress.run(to, provider, merchant, from),
    of: (merchant) => ofMerchant.all(provider, merchant),
    async close() {
      closed = true
      clearTimeout(timer)
      await sending
    },
  }
}
