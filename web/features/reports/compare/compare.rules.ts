import { MAX_SIDE_BY_SIDE } from '#contracts/model/report/report.ts'
import type { ReportKindConfig } from '../report-kind.ts'

/** At most four distinct ids of `?ids=1,2`; ignores invalid ones. */
export function idsIn(search: URLSearchParams): number[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MAX_SIDE_BY_SIDE)
}

export const comparePath = ({ path }: Pick<ReportKindConfig, 'path'>, ids: readonly number[]) =>
  `${path}/compare?ids=${ids.join(',')}`
