/** Events of one world, per session: what happens to an account reaches the streams that its owner has open. */
import type { Clock } from './clock.ts'

/** The session that a stream belongs to. */
export interface Listener {
  readonly id: number
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Who follows what happens to an account. An object with methods, not functions: thousands are held while nothing happens. */
export interface Follower<Event> {
  readonly user: Listener
  /** Tells what has been. What comes meanwhile is heard afterwards. */
  begin(): Promise<void>
  hear(event: Event): void
  /** Nothing more will come: the session or the world is over, or `begin` failed. */
  end(): void
}

export interface Hub<Event> {
  publish(accountId: number, event: Event): void
  /** Events of the account from this moment on, until the answered function is called, the session or the world ends. */
  follow(follower: Follower<Event>): () => void
  /** Ends the streams of the sessions that are meant. */
  endWhere(meant: (user: Listener) => boolean): void
  /** Ends all streams, also those still to come: the world is gone. */
  close(): void
}

/** Streams of one account at once, one for each tab that waits: beyond them the oldest ends. */
export const MOST_STREAMS = 50

export function hub<Event>(clock: Clock): Hub<Event> {
  // Lists are replaced and never changed: most accounts have one stream, for which a list is a fifth of a set.
  const followers = new Map<number, readonly Follower<Event>[]>()
  /** What waits for those that have not begun. */
  const early = new Map<Follower<Event>, Event[]>()
  let closed = false

  const remove = (follower: Follower<Event>) => {
    const { id } = follower.user
    const others = followers.get(id)?.filter((other) => other !== follower) ?? []
    if (others.length > 0) followers.set(id, others)
    else followers.delete(id)
    early.delete(follower)
  }
  const end = (follower: Follower<Event>) => {
    remove(follower)
    follower.end()
  }
  const begun = (follower: Follower<Event>) => {
    const waiting = early.get(follower) ?? []
    early.delete(follower)
    for (const event of waiting) follower.hear(event)
  }
  const endWhere = (meant: (user: Listener) => boolean) => {
    for (const mine of followers.values()) for (const each of mine) if (meant(each.user)) end(each)
  }
  return {
    publish(accountId, event) {
      for (const follower of followers.get(accountId) ?? []) {
        const waiting = early.get(follower)
        // A stream may be open for longer than its session lasts.
        if (follower.user.expiresAt <= clock.now().getTime()) end(follower)
        else if (waiting) waiting.push(event)
        else follower.hear(event)
      }
    },
    follow(follower) {
      if (closed) follower.end()
      else {
        const { id } = follower.user
        const mine = followers.get(id) ?? []
        if (mine[0] && mine.length >= MOST_STREAMS) end(mine[0])
        followers.set(id, [...(followers.get(id) ?? []), follower])
        early.set(follower, [])
        follower.begin().then(
          () => begun(follower),
          () => end(follower),
        )
      }
      return () => remove(follower)
    },
    endWhere,
    close() {
      closed = true
      endWhere(() => true)
    },
  }
}
