import type { Office } from '#contracts/model/rights/patent.ts'
import type { PatentFilter } from './patent-filter.ts'

/**
 * The filter for a second search of only the target offices. The search of all offices returns a limited number of patents, so
 * more similar ones elsewhere could crowd out those at the target offices. Null if the search of all offices suffices.
 */
export function targetFilter(filter: PatentFilter, targets: readonly Office[]): PatentFilter | null {
  const { offices = [] } = filter
  const remaining = offices.length === 0 ? [...targets] : offices.filter((office) => targets.includes(office))
  return remaining.length === 0 || remaining.length === offices.length ? null : { ...filter, offices: remaining }
}
