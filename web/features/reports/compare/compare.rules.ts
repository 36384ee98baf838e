/** Which reports an address asks to compare, and the address that asks for some. */
import { MOST_SIDE_BY_SIDE, type ReportKind } from '#contracts/model/report/report.ts'

export interface Compared {
  kind: ReportKind
  /** Of different reports, four at most. */
  ids: number[]
}

/** `?kind=asin|market&ids=1,2`; what is no id is left out. */
export function comparedIn(search: URLSearchParams): Compared {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return {
    kind: search.get('kind') === 'market' ? 'market' : 'asin',
    ids: [...new Set(ids.map(Number))].slice(0, MOST_SIDE_BY_SIDE),
  }
}

export const comparePath = ({ kind, ids }: Compared) => `/reports/compare?kind=${kind}&ids=${ids.join(',')}`
