import { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

export type Check = Output<typeof infringement.detail>

/** The parts of a check, in the order of the page. */
export const PARTS = ['patents', 'marks', 'cases'] as const
export type Part = (typeof PARTS)[number]

/** Whether a part was compared with what is on record, even if a missing target office leaves its risk open. */
export function isCompared({ checked, ...result }: Check['result'], part: 'patents' | 'marks'): boolean {
  if (result[part].risk !== null) return true
  return part === 'patents' ? checked.pictures > 0 && checked.patents > 0 : checked.words > 0 && checked.marks > 0
}

/** A check with everything it found. */
export const useCheck = (id: number) => useCall(infringement.detail, { query: { id } })
