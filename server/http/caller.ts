/** Who calls, and in which world. */

/** A session by its account and its token. */
export interface SessionUser {
  readonly id: number
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface Caller<W> {
  readonly world: W
  readonly user: SessionUser | undefined
}
