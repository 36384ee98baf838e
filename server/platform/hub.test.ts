import { describe, expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { type Follower, type Hub, hub, MAX_STREAMS } from './hub.ts'

const NEVER = Number.POSITIVE_INFINITY

/** Follows an account and records its events; `!` is the end of the stream. */
function follow(
  events: Hub<number>,
  given: { id?: number; token?: string; expiresAt?: number; begin?: () => Promise<void> },
) {
  const { id = 1, token = 'a', expiresAt = NEVER, begin = async () => {} } = given
  const heard: (number | '!')[] = []
  const follower: Follower<number> = {
    user: { id, token, expiresAt },
    begin,
    receive: (event) => heard.push(event),
    end: () => heard.push('!'),
  }
  const leave = events.follow(follower)
  return { heard, leave }
}

describe('an event stream', () => {
  it('ends with its session while other sessions of the account continue', async () => {
    const events = hub<number>(systemClock())
    const [left, stays] = ['left', 'stays'].map((token) => follow(events, { token }))
    await Promise.resolve()
    events.endWhere(({ token }) => token === 'left')
    events.publish(1, 7)
    expect([left?.heard, stays?.heard]).toEqual([['!'], [7]])
  })
  it('delivers no event after its session has expired', async () => {
    const clock = systemClock()
    const events = hub<number>(clock)
    const { heard } = follow(events, { expiresAt: clock.now().getTime() + 1000 })
    await Promise.resolve()
    events.publish(1, 1)
    clock.advance(1000)
    events.publish(1, 2)
    expect(heard).toEqual([1, '!'])
  })
  it('ends when the account opens more than fifty, the oldest first', () => {
    const events = hub<number>(systemClock())
    const streams = Array.from({ length: MAX_STREAMS + 2 }, () => follow(events, {}))
    const other = follow(events, { id: 2 })
    expect(streams.map(({ heard }) => heard.length)).toEqual([1, 1, ...Array(MAX_STREAMS).fill(0)])
    expect(other.heard).toEqual([])
  })
  it('ends with its world, and no new one can start', () => {
    const events = hub<number>(systemClock())
    const open = follow(events, {})
    events.close()
    expect([open.heard, follow(events, {}).heard]).toEqual([['!'], ['!']])
  })
  it('delivers only events of its account, and none after it is closed', async () => {
    const events = hub<number>(systemClock())
    const { heard, leave } = follow(events, {})
    await Promise.resolve()
    events.publish(2, 1)
    events.publish(1, 2)
    leave()
    events.publish(1, 3)
    expect(heard).toEqual([2])
  })
  it('delivers events published during `begin` after `begin`', async () => {
    const events = hub<number>(systemClock())
    const read = Promise.withResolvers<void>()
    const { heard } = follow(events, { begin: () => read.promise })
    events.publish(1, 1)
    events.publish(1, 2)
    expect(heard).toEqual([])
    read.resolve()
    await read.promise
    events.publish(1, 3)
    expect(heard).toEqual([1, 2, 3])
  })
  it('ends if `begin` fails, so that the browser reconnects', async () => {
    const events = hub<number>(systemClock())
    const { heard } = follow(events, { begin: () => Promise.reject(new Error('no state')) })
    await new Promise(setImmediate)
    events.publish(1, 1)
    expect(heard).toEqual(['!'])
  })
})
