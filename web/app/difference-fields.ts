/** The text of the badge for live differences. */
import type { upstreamSeen } from '#contracts/api/upstream.ts'
import type { Output } from '#contracts/core/endpoint.ts'

/** The badge names the latest few; the console lists all. */
const NAMED = 2

type Difference = Output<typeof upstreamSeen.seen>['row'][number]

/** Each field with the path of its call: several calls share a last part. `/api/plan/index data.plan[].price` */
export const fieldsOf = (row: readonly Pick<Difference, 'call' | 'path'>[]): string =>
  row
    .slice(0, NAMED)
    .map(({ call, path }) => `${call.replace(/^[A-Z]+ /, '')} ${path}`)
    .join(', ')
