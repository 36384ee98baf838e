/** History state that other screens set for the login page, which shows it as a notice. */

export interface AfterReset {
  /** The phone whose password was just reset. */
  resetFor: string
}

export interface AfterClosing {
  /** The day until which the account that was just closed can be opened again. */
  closed: string
}
