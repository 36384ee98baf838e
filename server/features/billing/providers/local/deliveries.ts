/**
 * What a counterpart has to tell a merchant: kept in its database until the merchant has taken it, tried again on the
 * provider's own schedule, so that neither a crash nor a merchant that is down loses a message.
 */
import type { Database } from 'better-sqlite3'
import type { Logger } from '#server/platform/logger.ts'
import type { CounterpartClock } from './clock.ts'

/** A message as it goes over the wire. */
export interface Dressed {
  headers: Record<string, string>
  body: string
}

export interface DeliveryOptions {
  db: Database
  clock: CounterpartClock
  log: Logger
  /** Whose messages: counterparts share one table. */
  provider: string
  /** Milliseconds to wait after the first, second … failure; after the last one it is given up. */
  schedule: readonly number[]
  /** Headers and body of a message, made anew at each try: a signature may carry the time of sending. */
  dress(payload: string, delivery: { merchant: string; subject: string }): Dressed
  /** Whether the merchant has taken it. */
  accepted(status: number, text: string): boolean
}

export interface Message {
  merchant: string
  /** What it is about: an order number, a session. */
  subject: string
  url: string
  payload: string
  /** Milliseconds to wait before the first try. */
  delay?: number
  /** Kept back until `release`. */
  held?: boolean
}

export interface Delivery extends Message {
  id: number
  /** Tries so far. */
  attempts: number
  state: 'waiting' | 'held' | 'taken' | 'given up'
  /** What the merchant answered last. */
  answer: string | null
}

export interface Deliveries {
  /** Keeps the message and sends it when it is due. Answers its number. */
  add(message: Message): number
  /** Sends what is due now, one after the other, and resolves when that is done. */
  flush(): Promise<void>
  /** Sends those that are held: of a merchant, in the order given or in that of their making. */
  release(merchant: string, ids?: readonly number[]): Promise<void>
  /** Time passes for what waits for one merchant; the others' clocks stand. Sends nothing by itself: `flush` does. */
  pass(merchant: string, ms: number): void
  /** A merchant is to be found elsewhere: what waits for it goes there. */
  moved(merchant: string, from: string, to: string): void
  of(merchant: string): Delivery[]
  close(): Promise<void>
}

/** How long a merchant may take to answer. */
const PATIENCE_MS = 10_000

interface Row extends Omit<Delivery, 'delay' | 'held'> {
  next_at: number | null
}

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
  const settle = db.prepare<unknown[]>(
    'UPDATE delivery SET state = ?, attempts = attempts + 1, next_at = ?, answer = ? WHERE id = ?',
  )

  const hasten = db.prepare<unknown[]>(
    `UPDATE delivery SET next_at = next_at - ? WHERE provider = ? AND merchant = ? AND state = 'waiting'`,
  )
  const readdress = db.prepare<unknown[]>(
    `UPDATE delivery SET url = ? WHERE provider = ? AND merchant = ? AND url = ? AND state IN ('waiting', 'held')`,
  )

  let closed = false
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  const send = async (row: Row): Promise<void> => {
    const { ok, answer } = await tell(row)
    if (closed) return
    const wait = schedule[row.attempts]
    if (ok) settle.run('taken', null, answer, row.id)
    else if (wait === undefined) settle.run('given up', null, answer, row.id)
    else settle.run('waiting', clock.now() + wait, answer, row.id)
  }
  const tell = async ({ url, payload, merchant, subject }: Row) => {
    try {
      const { headers, body } = options.dress(payload, { merchant, subject })
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
      const text = await response.text()
      return { ok: options.accepted(response.status, text), answer: `${response.status} ${text.slice(0, 200)}` }
    } catch {
      // A merchant that is down is an answer like any other: later again.
      return { ok: false, answer: 'unreachable' }
    }
  }
  const sendDue = async (): Promise<void> => {
    for (;;) {
      const row = closed ? undefined : due.get(provider, clock.now())
      if (!row) return arm()
      await send(row)
    }
  }
  /** Wakes up when the next one is due. */
  const arm = (): void => {
    clearTimeout(timer)
    const at = closed ? null : (next.get(provider)?.next_at ?? null)
    if (at === null) return
    // Beyond a day timers overflow; waking up for nothing costs nothing.
    timer = setTimeout(() => void flush(), Math.min(Math.max(0, at - clock.now()), 86_400_000))
    timer.unref()
  }
  /** One after the other, so that no message is sent twice at once. */
  const then = (work: () => Promise<void>): Promise<void> => {
    sending = sending.then(work).catch((error: unknown) => log.error({ err: error }, 'deliveries failed'))
    return sending
  }
  const flush = (): Promise<void> => then(sendDue)
  arm()
  return {
    add({ merchant, subject, url, payload, delay = 0, held = false }) {
      const at = held ? null : clock.now() + delay
      const { lastInsertRowid } = insert.run(provider, merchant, subject, url, payload, held ? 'held' : 'waiting', at)
      if (delay > 0) arm()
      else if (!held) void flush()
      return Number(lastInsertRowid)
    },
    flush,
    release: (merchant, ids) =>
      then(async () => {
        const held = ofMerchant.all(provider, merchant).filter(({ state }) => state === 'held')
        for (const id of ids ?? held.map((row) => row.id)) {
          const row = one.get(provider, merchant, id)
          if (row) await send(row)
        }
        arm()
      }),
    pass: (merchant, ms) => void hasten.run(ms, provider, merchant),
    moved: (merchant, from, to) => void readdress.run(to, provider, merchant, from),
    of: (merchant) => ofMerchant.all(provider, merchant),
    async close() {
      closed = true
      clearTimeout(timer)
      await sending
    },
  }
}
