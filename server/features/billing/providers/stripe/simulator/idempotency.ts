/** Idempotent requests: https://docs.stripe.com/api/idempotent_requests */
import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { StripeFailure } from './errors.ts'

const DAY_S = 86_400

export interface KeyedRequest {
  account: string
  key: string
  /** Method, path and body. */
  request: string
}

/** `now`: Unix seconds. Refused requests are not stored, as they changed nothing. */
export function idempotency(db: Database, now: () => number) {
  db.exec(`CREATE TABLE IF NOT EXISTS stripe_request (
    account TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (account, key)
  ) STRICT, WITHOUT ROWID;`)
  const known = db.prepare<unknown[], { request_hash: string; answer: string }>(
    'SELECT request_hash, answer FROM stripe_request WHERE account = ? AND key = ?',
  )
  const keep = db.prepare<unknown[]>('INSERT INTO stripe_request VALUES (?, ?, ?, ?, ?)')
  const age = db.prepare<unknown[]>('UPDATE stripe_request SET at = at - ? WHERE account = ?')
  const forget = db.prepare<unknown[]>('DELETE FROM stripe_request WHERE account = ? AND at < ?')
  return {
    /** The stored answer as JSON. Throws if the key was used for another request. */
    replay({ account, key, request }: KeyedRequest): string | undefined {
      forget.run(account, now() - DAY_S)
      const row = known.get(account, key)
      if (row && row.request_hash !== hashOf(request))
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      return row?.answer
    },
    pass: (account: string, seconds: number): void => void age.run(seconds, account),
    remember({ account, key, request }: KeyedRequest, answer: string): void {
      keep.run(account, key, hashOf(request), answer, now())
    },
  }
}

const hashOf = (request: string) => createHash('sha256').update(request).digest('hex')
