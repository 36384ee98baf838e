import { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

export type Check = Output<typeof infringement.detail>

/** The parts of a result, in the order of the page. */
export const PARTS = ['patents', 'marks', 'cases'] as const
export type Part = (typeof PARTS)[number]

/** Whether there was data to compare with. The risk can still be unknown if a target office has no data. */
export function isCompared({ checked, ...result }: Check['result'], part: 'patents' | 'marks'): boolean {
  if (result[part].risk !== null) return true
  return part === 'patents' ? checked.pictures > 0 && checked.patents > 0 : checked.words > 0 && checked.marks > 0
}

export const useCheck = (id: number) => useCall(infringement.detail, { query: { id } })
