import type { PatentFilter, Rights } from '../register/rights.ts'

/**
 * Returns the ids of the patents that a filter admits on a day; null for all. Keeps the last answer: most searches have the
 * same filter, and listing a million patents would take longer than the search itself.
 */
export function cachedAdmission(rights: Rights): (filter: PatentFilter, today: string) => ReadonlySet<number> | null {
  let last: { key: string; ids: ReadonlySet<number> | null } | undefined
  return (filter, today) => {
    const { generation, patents } = rights.stamp()
    const key = JSON.stringify([filter, today, generation, patents])
    if (last?.key !== key) {
      const ids = rights.idsWhere(filter, today)
      last = { key, ids: ids && new Set(ids) }
    }
    return last.ids
  }
}
