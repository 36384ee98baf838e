/** The order of a list as its reader found it: events and refreshes move nothing under the pointer. */
import { useState } from 'react'

interface Row {
  id: number
}

/** Rows that are known keep their order; new ones come after them. */
export function inHeldOrder<R extends Row>(held: readonly number[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = held.flatMap((id) => byId.get(id) ?? [])
  const ids = new Set(held)
  return [...known, ...rows.filter(({ id }) => !ids.has(id))]
}

interface HeldOrder<R> {
  rows: readonly R[]
  /** Whether the list has another order by now. */
  changed: boolean
  /** Shows it in its own order again. */
  release: () => void
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join()

/**
 * Holds the order of what answers a question until another is asked (`key`), the reader releases it or leaves. `key` is
 * undefined while the rows still answer the question before.
 */
export function useHeldOrder<R extends Row>(rows: readonly R[], key: string | undefined): HeldOrder<R> {
  const [held, hold] = useState({ key, ids: idsOf(rows) })
  const isNew = key !== undefined && key !== held.key
  const shown = isNew ? rows : inHeldOrder(held.ids, rows)
  const ids = idsOf(shown)
  // In the same drawing, so that what comes next is compared with what is shown.
  if (isNew || !same(ids, held.ids)) hold({ key: key ?? held.key, ids })
  return {
    rows: shown,
    changed: !same(ids, idsOf(rows)),
    release: () => hold({ key, ids: idsOf(rows) }),
  }
}
