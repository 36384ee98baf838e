/** What other screens leave in the history for the login, which tells the user about it. */

export interface AfterReset {
  /** The phone whose password was just reset. */
  resetFor: string
}

export interface AfterClosing {
  /** The day until which the account that was just closed can be opened again. */
  closed: string
}
