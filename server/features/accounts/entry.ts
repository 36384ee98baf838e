/** Letting somebody in, whatever way they came: the one place where a session is opened for an account that there was. */
import type { State } from '#server/db/state.ts'
import { type AccountRow, setClosed } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { closedRefusal } from './closing.ts'
import type { Origin } from './sessions.ts'

export interface LoggedIn {
  token: string
  row: AccountRow
}

/** How somebody comes in. */
export interface Entry {
  from: Origin
  /** Opens the account again if it was closed; a login alone might be a habit. */
  reopen: boolean
  /** The token of the session, for who has to be told it again; else a new one is made. */
  token?: string
}

/**
 * Opens a session for whoever has shown that the account is theirs. Refuses a closed account inside the transaction, so that
 * the code or the ticket that they came by is still good for opening it again.
 */
export async function letIn(
  db: State,
  world: AccountsWorld,
  row: AccountRow,
  { from, reopen, token }: Entry,
): Promise<LoggedIn> {
  if (row.closed_at !== null) {
    if (!reopen) throw closedRefusal(row.closed_at)
    await setClosed(db, row.id, null)
  }
  return { token: await world.sessions.open(row.id, from, db, token), row: { ...row, closed_at: null } }
}
