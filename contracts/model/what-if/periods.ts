/** What the day of the sale does: the same unit in each span of days between two changes of a fee. */
import { dayBefore, feeDays, US_DEAR_STORAGE, US_PEAK } from '../fees/edges.ts'
import { type Range, rangeOf } from '../range.ts'
import type { WhatIfInput } from './input.ts'
import { type LineKey, linesOf } from './lines.ts'
import { unitProfit } from './unit-profit.ts'

export interface Period {
  from: string
  /** The last day; null: no end known. */
  to: string | null
  fba: Range | null
  storage: Range | null
  net: Range | null
  /** Whether the day of the sale lies in it. */
  current: boolean
}

/** The spans that are known, oldest first; none where no fee changes by the day. */
export function periodsOf(input: WhatIfInput): Period[] {
  const days = feeDays(input.marketplace)
  const periods = days.map((from, at) => {
    const next = days[at + 1]
    const to = next === undefined ? null : dayBefore(next)
    const there = { ...input, on: from }
    return {
      from,
      to,
      fba: amountOf(there, 'fba'),
      storage: amountOf(there, 'storage'),
      net: unitProfit(there).net,
      current: from <= input.on && (to === null || input.on <= to),
    }
  })
  return periods.filter((period) => period.fba !== null)
}

/** What a unit costs more in peak season than before it. */
export interface Season {
  from: string
  to: string
  fba: Range | null
  /** Storage is dear in months of its own, for as long as the unit lies. */
  storageFrom: string
  storageTo: string
  storage: Range | null
  /** Whether the sale falls into dear fulfilment. */
  inside: boolean
}

/** Amazon US only: no other marketplace has a known peak table. Null for a sale after it: of the next one nothing is known. */
export function seasonOf(input: WhatIfInput): Season | null {
  if (input.marketplace !== 'US' || input.on > US_PEAK.to) return null
  const rise = (key: LineKey, from: string): Range | null => {
    const after = amountOf({ ...input, on: from }, key)
    const before = amountOf({ ...input, on: dayBefore(from) }, key)
    return after && before && rangeOf((at) => after[at] - before[at])
  }
  return {
    ...US_PEAK,
    fba: input.own.fba === null ? rise('fba', US_PEAK.from) : null,
    storageFrom: US_DEAR_STORAGE.from,
    storageTo: US_DEAR_STORAGE.to,
    storage:
      input.own.storage === null && input.on <= US_DEAR_STORAGE.to ? rise('storage', US_DEAR_STORAGE.from) : null,
    inside: US_PEAK.from <= input.on && input.on <= US_PEAK.to,
  }
}

const amountOf = (input: WhatIfInput, key: LineKey): Range | null =>
  linesOf(input).find((line) => line.key === key)?.amount ?? null
