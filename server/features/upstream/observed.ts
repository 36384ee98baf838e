/** Contract differences seen in upstream answers, per world: each difference once, with its count and last sight. */

import type { UpstreamDifference } from '#contracts/api/upstream.ts'
import type { Comparison } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { UpstreamWorld } from './upstream.world.ts'

const MAX_DIFFERENCES = 200

type DifferenceRow = Static<typeof UpstreamDifference>

export interface ObservedDifferences {
  answered: number
  failed: number
  last_failure: string | null
  /** Latest first. */
  row: DifferenceRow[]
}

export interface DifferenceObserver {
  observe(world: UpstreamWorld, endpoint: Endpoint, seen: Comparison | { failure: string }): void
  of(world: UpstreamWorld): ObservedDifferences
  forget(world: UpstreamWorld): void
}

interface Observations {
  answered: number
  failed: number
  last_failure: string | null
  /** Ordered by last sight, oldest first. */
  seen: Map<string, DifferenceRow>
}

export function differenceObserver(): DifferenceObserver {
  // A reset creates a new world object, so it starts empty.
  const records = new WeakMap<UpstreamWorld, Observations>()
  const recordOf = (world: UpstreamWorld): Observations => {
    const known = records.get(world)
    if (known) return known
    const record: Observations = { answered: 0, failed: 0, last_failure: null, seen: new Map() }
    records.set(world, record)
    return record
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
        if (record.seen.size > MAX_DIFFERENCES && oldest !== undefined) record.seen.delete(oldest)
      }
    },
    of(world) {
      const { seen, ...rest } = recordOf(world)
      return { ...rest, row: [...seen.values()].reverse() }
    },
    forget: (world) => void records.delete(world),
  }
}
