/** History state that other screens pass to the login screen, which shows it as a notice. */

export interface AfterReset {
  /** The phone number of the account whose password was just reset. */
  resetFor: string
}

export interface AfterClosing {
  /** Last day on which the closed account can be reopened. */
  closed: string
}
