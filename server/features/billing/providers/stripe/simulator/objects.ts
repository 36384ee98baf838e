/** Objects of accounts, stored in the API's format beside hidden fields. */
import type { Database } from 'better-sqlite3'
import type { Stripe } from 'stripe'
import { noSuch } from './errors.ts'

/** The stored part of a card, without number, expiry and code. */
export interface CardFace {
  brand: string
  last4: string
}

export interface Payer {
  email: string
  name: string
  card: CardFace
}

export type Session = Stripe.Checkout.Session & { payment_intent: string | null }
export type Intent = Stripe.PaymentIntent & { latest_charge: string | null }
export type Refund = Stripe.Refund & { charge: string; payment_intent: string }
export type Charge = Omit<Stripe.Charge, 'payment_method_details'> & {
  payment_intent: string
  payment_method_details: { type: 'card'; card: CardFace }
}

interface Kinds {
  'checkout.session': { object: Session; hidden: SessionHidden }
  payment_intent: { object: Intent; hidden: { session: string } }
  charge: { object: Charge; hidden: { session: string } }
  refund: { object: Refund; hidden: null }
  webhook_endpoint: { object: Stripe.WebhookEndpoint; hidden: { secret: string } }
  event: { object: StoredEvent; hidden: { session: string } }
}
export type Kind = keyof Kinds

export interface SessionHidden {
  lineItems: Stripe.LineItem[]
  intent: Pick<Stripe.PaymentIntent, 'description' | 'metadata' | 'receipt_email'>
  /** The payer whose authentication is pending. */
  awaiting: Payer | null
}

export interface StoredEvent {
  id: string
  object: 'event'
  type: string
  api_version: string | null
  created: number
  data: { object: Session | Intent | Charge | Refund }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
}

export interface StoredObject<K extends Kind> {
  account: string
  object: Kinds[K]['object']
  hidden: Kinds[K]['hidden']
}

interface Row {
  account: string
  kind: string
  object: string
  hidden: string
}

export type Objects = ReturnType<typeof objects>

export function objects(db: Database) {
  db.exec(`CREATE TABLE IF NOT EXISTS stripe_object (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL, kind TEXT NOT NULL, object TEXT NOT NULL,
    hidden TEXT NOT NULL, ends_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS stripe_object_account ON stripe_object (account, kind);
  CREATE INDEX IF NOT EXISTS stripe_object_end ON stripe_object (ends_at) WHERE ends_at IS NOT NULL;`)
  const write = db.prepare<unknown[]>(
    `INSERT INTO stripe_object (id, account, kind, object, hidden, ends_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET object = excluded.object, hidden = excluded.hidden, ends_at = excluded.ends_at`,
  )
  const one = db.prepare<unknown[], Row>('SELECT * FROM stripe_object WHERE id = ?')
  const all = db.prepare<unknown[], Row>('SELECT * FROM stripe_object WHERE account = ? AND kind = ? ORDER BY seq DESC')
  const remove = db.prepare<unknown[]>('DELETE FROM stripe_object WHERE id = ?')
  const ended = db.prepare<unknown[], { id: string }>(
    'SELECT id FROM stripe_object WHERE ends_at <= ? ORDER BY ends_at',
  )
  const nextEnd = db.prepare<unknown[], { at: number | null }>('SELECT min(ends_at) AS at FROM stripe_object')

  const read = <K extends Kind>(row: Row): StoredObject<K> => ({
    account: row.account,
    // Written by `put` only, with an object of the row's kind.
    object: JSON.parse(row.object) as Kinds[K]['object'],
    hidden: JSON.parse(row.hidden) as Kinds[K]['hidden'],
  })
  const find = <K extends Kind>(kind: K, id: string, account?: string): StoredObject<K> | undefined => {
    const row = one.get(id)
    return row && row.kind === kind && (account ?? row.account) === row.account ? read(row) : undefined
  }
  return {
    find,
    /** Throws `resource_missing`, also for objects of other accounts. */
    get<K extends Kind>(kind: K, id: string, account?: string, param?: string): StoredObject<K> {
      const found = find(kind, id, account)
      if (!found) throw noSuch(kind, id.slice(0, 100), param)
      return found
    },
    /** Finds an object of any kind by its id, for `expand`. */
    any(account: string, id: string): object | undefined {
      const row = one.get(id)
      return row?.account === account ? read(row).object : undefined
    },
    /** Newest first. */
    list: <K extends Kind>(kind: K, account: string): StoredObject<K>[] =>
      all.all(account, kind).map((row) => read(row)),
    put<K extends Kind>(kind: K, { account, object, hidden }: StoredObject<K>): void {
      const endsAt = 'expires_at' in object && object.status === 'open' ? object.expires_at : null
      write.run(object.id, account, kind, JSON.stringify(object), JSON.stringify(hidden), endsAt)
    },
    remove: (id: string): void => void remove.run(id),
    /** Ids of open sessions that are due at a Unix second. */
    dueSessionIds: (at: number): string[] => ended.all(at).map(({ id }) => id),
    nextEnd: (): number | null => nextEnd.get()?.at ?? null,
  }
}
