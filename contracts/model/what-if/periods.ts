/** How the day of the sale changes the fees of a unit. */
import { feeDays } from '../fees/calendar.ts'
import { dayBefore } from '../fees/days.ts'
import { dearStorage, peakSeason } from '../fees/edges.ts'
import { type Range, rangeOf } from '../range.ts'
import type { WhatIfInput } from './input.ts'
import { type LineKey, linesOf } from './lines.ts'
import { unitProfit } from './unit-profit.ts'

export interface Period {
  from: string
  /** The last day; null: no known end. */
  to: string | null
  fba: Range | null
  storage: Range | null
  net: Range | null
  /** Whether it includes the day of the sale. */
  current: boolean
}

/** The known periods between fee changes, oldest first; none if fees do not change by day. */
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

/** The extra cost of a unit in peak season. */
export interface Season {
  from: string
  to: string
  fba: Range | null
  /** Storage has its own peak months; its increase covers the whole storage time. */
  storageFrom: string
  storageTo: string
  storage: Range | null
  /** Whether the sale is in the peak season of fulfilment. */
  inside: boolean
}

/** Null without a known peak season that the sale falls into or comes before. */
export function seasonOf(input: WhatIfInput): Season | null {
  const peak = peakSeason(input.marketplace, input.on)
  const dear = peak && dearStorage(input.marketplace, peak.from)
  if (!peak || !dear) return null
  const rise = (key: LineKey, from: string): Range | null => {
    const after = amountOf({ ...input, on: from }, key)
    const before = amountOf({ ...input, on: dayBefore(from) }, key)
    return after && before && rangeOf((at) => after[at] - before[at])
  }
  return {
    ...peak,
    fba: input.own.fba === null ? rise('fba', peak.from) : null,
    storageFrom: dear.from,
    storageTo: dear.to,
    storage: input.own.storage === null && input.on <= dear.to ? rise('storage', dear.from) : null,
    inside: peak.from <= input.on && input.on <= peak.to,
  }
}

const amountOf = (input: WhatIfInput, key: LineKey): Range | null =>
  linesOf(input).find((line) => line.key === key)?.amount ?? null
