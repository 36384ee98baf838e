/** What has been seen of the upstream in each world: every difference once, with how often and when last. */

import type { Seen } from '#contracts/api/upstream.ts'
import type { Comparison } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { UpstreamWorld } from './upstream.world.ts'

/** Of so many, the ones seen last stay. */
const MOST = 200

type SeenRow = Static<typeof Seen>

export interface Observed {
  answered: number
  failed: number
  last_failure: string | null
  /** Latest first. */
  row: SeenRow[]
}

export interface Observer {
  observe(world: UpstreamWorld, endpoint: Endpoint, seen: Comparison | { failure: string }): void
  of(world: UpstreamWorld): Observed
  forget(world: UpstreamWorld): void
}

interface Record {
  answered: number
  failed: number
  last_failure: string | null
  /** In the order of their latest sight. */
  seen: Map<string, SeenRow>
}

export function observer(): Observer {
  // A world that was reset is another one, and has seen nothing.
  const records = new WeakMap<UpstreamWorld, Record>()
  const recordOf = (world: UpstreamWorld): Record => {
    const known = records.get(world)
    if (known) return known
    const made: Record = { answered: 0, failed: 0, last_failure: null, seen: new Map() }
    records.set(world, made)
    return made
  }
  return {
    observe(world, endpoint, answer) {
      const record = recordOf(world)
      if ('failure' in answer) {
        record.failed++
        record.last_failure = `${nameOf(endpoint)}: ${answer.failure}`
        return
      }
      record.answered++
      for (const difference of answer.differences) {
        const key = `${nameOf(endpoint)} ${difference.kind} ${difference.path}`
        const count = (record.seen.get(key)?.count ?? 0) + 1
        record.seen.delete(key)
        record.seen.set(key, { call: nameOf(endpoint), ...difference, count, last_at: world.clock.iso() })
        const [oldest] = record.seen.keys()
        if (record.seen.size > MOST && oldest !== undefined) record.seen.delete(oldest)
      }
    },
    of(world) {
      const { seen, ...rest } = recordOf(world)
      return { ...rest, row: [...seen.values()].reverse() }
    },
    forget: (world) => void records.delete(world),
  }
}
