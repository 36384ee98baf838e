import type { upstreamDifferences } from '#contracts/api/upstream.ts'
import type { Output } from '#contracts/core/endpoint.ts'

/** How many fields the badge names: the latest ones. The dev console lists all. */
const NAMED = 2

type Difference = Output<typeof upstreamDifferences.list>['row'][number]

/** `/api/plan/index data.plan[].price`: the whole path, because several calls share its last part. */
export const fieldsOf = (row: readonly Pick<Difference, 'call' | 'path'>[]): string =>
  row
    .slice(0, NAMED)
    .map(({ call, path }) => `${call.replace(/^[A-Z]+ /, '')} ${path}`)
    .join(', ')
