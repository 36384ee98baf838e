import type { PatentFilter, Rights } from '../register/rights.ts'

/**
 * Which patents a filter admits on a day; null for all. The last answer is kept: most searches ask for nothing but what is
 * published by now, and at a million patents to list those would take longer than the search itself.
 */
export function admittedBy(rights: Rights): (filter: PatentFilter, today: string) => ReadonlySet<number> | null {
  let last: { asked: string; ids: ReadonlySet<number> | null } | undefined
  return (filter, today) => {
    const { generation, patents } = rights.stamp()
    const asked = JSON.stringify([filter, today, generation, patents])
    if (last?.asked !== asked) {
      const ids = rights.idsWhere(filter, today)
      last = { asked, ids: ids && new Set(ids) }
    }
    return last.ids
  }
}
