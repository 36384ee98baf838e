import { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

export type Check = Output<typeof infringement.detail>

/** The parts of a check, in the order of the page. */
export const PARTS = ['patents', 'marks', 'cases'] as const
export type Part = (typeof PARTS)[number]

/** A check with everything it found. */
export const useCheck = (id: number) => useCall(infringement.detail, { query: { id } })
