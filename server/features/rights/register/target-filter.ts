/** A search among the target offices alone. */
import type { Office } from '#contracts/model/rights/patent.ts'
import type { PatentFilter } from './patent-filter.ts'

/**
 * The filter for a search of the target offices alone, which runs beside the search of all offices: a search returns a
 * limited number of patents, and more similar ones at other offices would leave no place for those at the target offices.
 * Null if the search of all offices covers it.
 */
export function targetFilter(filter: PatentFilter, targets: readonly Office[]): PatentFilter | null {
  const { offices = [] } = filter
  const left = offices.length === 0 ? [...targets] : offices.filter((office) => targets.includes(office))
  return left.length === 0 || left.length === offices.length ? null : { ...filter, offices: left }
}
