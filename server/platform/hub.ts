/** Event streams of one world: delivers an account's events to its open sessions. */
import type { Clock } from './clock.ts'

export interface Listener {
  readonly id: number
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A subscriber to the events of one account. Objects with methods, not closures, because thousands are kept in memory. */
export interface Follower<Event> {
  readonly user: Listener
  /** Sends the current state. Events published meanwhile are queued and delivered afterwards. */
  begin(): Promise<void>
  receive(event: Event): void
  /** Called once, when the session or the world ends or `begin` failed. */
  end(): void
}

export interface Hub<Event> {
  publish(accountId: number, event: Event): void
  /** Subscribes until the returned function is called or the session or the world ends. */
  follow(follower: Follower<Event>): () => void
  endWhere(matches: (user: Listener) => boolean): void
  /** Ends all streams and refuses new ones. */
  close(): void
}

/** Open streams per account, one for each open tab; a further stream ends the oldest. */
export const MAX_STREAMS = 50

export function hub<Event>(clock: Clock): Hub<Event> {
  // Immutable lists, not sets: most accounts have one stream, and such a list takes a fifth of the memory of a set.
  const followers = new Map<number, readonly Follower<Event>[]>()
  /** Events queued for followers whose `begin` has not finished. */
  const queued = new Map<Follower<Event>, Event[]>()
  let closed = false

  const remove = (follower: Follower<Event>) => {
    const { id } = follower.user
    const others = followers.get(id)?.filter((other) => other !== follower) ?? []
    if (others.length > 0) followers.set(id, others)
    else followers.delete(id)
    queued.delete(follower)
  }
  const end = (follower: Follower<Event>) => {
    remove(follower)
    follower.end()
  }
  const deliverQueued = (follower: Follower<Event>) => {
    const waiting = queued.get(follower) ?? []
    queued.delete(follower)
    for (const event of waiting) follower.receive(event)
  }
  const endWhere = (matches: (user: Listener) => boolean) => {
    for (const own of followers.values()) for (const each of own) if (matches(each.user)) end(each)
  }
  return {
    publish(accountId, event) {
      for (const follower of followers.get(accountId) ?? []) {
        const waiting = queued.get(follower)
        // A stream may be open for longer than its session lasts.
        if (follower.user.expiresAt <= clock.now().getTime()) end(follower)
        else if (waiting) waiting.push(event)
        else follower.receive(event)
      }
    },
    follow(follower) {
      if (closed) follower.end()
      else {
        const { id } = follower.user
        const own = followers.get(id) ?? []
        if (own[0] && own.length >= MAX_STREAMS) end(own[0])
        followers.set(id, [...(followers.get(id) ?? []), follower])
        queued.set(follower, [])
        follower.begin().then(
          () => deliverQueued(follower),
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
