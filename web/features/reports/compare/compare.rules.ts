import { MAX_SIDE_BY_SIDE } from '#contracts/model/report/report.ts'
import type { ReportKindConfig } from '../report-kind.ts'

/** Reads at most four distinct ids from `?ids=1,2`. Ignores invalid ids. */
export function idsIn(search: URLSearchParams): number[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MAX_SIDE_BY_SIDE)
}

export const comparePath = ({ path }: Pick<ReportKindConfig, 'path'>, ids: readonly number[]) =>
  `${path}/compare?ids=${ids.join(',')}`
