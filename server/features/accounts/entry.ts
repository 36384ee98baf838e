/** The only place that opens a session for an existing account, for every way to log in. */
import type { State } from '#server/db/state.ts'
import { type AccountRow, setClosed } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { closedRefusal } from './closing.ts'
import type { Origin } from './sessions.ts'

export interface LoggedIn {
  token: string
  row: AccountRow
}

export interface LoginOptions {
  from: Origin
  /** Reopens a closed account. A plain login must not, because the user may only have logged in by habit. */
  reopen: boolean
  /** The session token, if it must be repeatable; otherwise a new one is generated. */
  token?: string
}

/**
 * Opens a session after the caller has proved ownership. Refuses a closed account inside the transaction, so that the
 * code or ticket stays valid for reopening it.
 */
export async function openSessionFor(
  db: State,
  world: AccountsWorld,
  row: AccountRow,
  { from, reopen, token }: LoginOptions,
): Promise<LoggedIn> {
  if (row.closed_at !== null) {
    if (!reopen) throw closedRefusal(row.closed_at)
    await setClosed(db, row.id, null)
  }
  return { token: await world.sessions.open(row.id, from, db, token), row: { ...row, closed_at: null } }
}
