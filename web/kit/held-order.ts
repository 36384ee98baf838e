/** Keeps the order of a list on screen, so that refreshes move no row under the pointer. */
import { useState } from 'react'

interface Row {
  id: number
}

/** Known rows keep their order; new rows come last. */
export function keepOrder<R extends Row>(held: readonly number[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = held.flatMap((id) => byId.get(id) ?? [])
  const ids = new Set(held)
  return [...known, ...rows.filter(({ id }) => !ids.has(id))]
}

interface HeldOrder<R> {
  rows: readonly R[]
  /** Whether the order on screen differs from the current order. */
  changed: boolean
  release: () => void
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const isSameOrder = (a: readonly number[], b: readonly number[]) => a.join() === b.join()

/**
 * Keeps the order until `key` changes, the reader releases it or the component unmounts. `key` identifies the query of
 * the rows; it is undefined while the rows of the previous query are still shown.
 */
export function useHeldOrder<R extends Row>(rows: readonly R[], key: string | undefined): HeldOrder<R> {
  const [held, hold] = useState({ key, ids: idsOf(rows) })
  const isNew = key !== undefined && key !== held.key
  const shown = isNew ? rows : keepOrder(held.ids, rows)
  const ids = idsOf(shown)
  // Set while rendering, so that the next rows are compared with those on screen.
  if (isNew || !isSameOrder(ids, held.ids)) hold({ key: key ?? held.key, ids })
  return {
    rows: shown,
    changed: !isSameOrder(ids, idsOf(rows)),
    release: () => hold({ key, ids: idsOf(rows) }),
  }
}
