/** The fee tables of a marketplace in one year, as bars on a timeline. */
import { type CalendarTable, type FeeChange, feeCalendar } from '#contracts/model/fees/calendar.ts'
import { daysBetween, nextDay } from '#contracts/model/fees/days.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

/** A period as fractions of the year, from 0 to 1; `to` is the end of its last day. */
export interface Span {
  from: number
  to: number
}

export interface YearBar extends Span {
  table: CalendarTable
  /** The periods of higher fees within the bar. */
  bands: (Span & { is: 'peak' | 'dearStorage' })[]
}

export interface FeeYear {
  year: number
  bars: YearBar[]
  /** Where each month begins, as a fraction of the year. */
  months: number[]
  /** Days of the year on which fees change. */
  changes: FeeChange[]
}

export function feeYear(marketplace: Marketplace, year: number, ownTables: readonly OwnTable[]): FeeYear {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const { tables, changes } = feeCalendar(marketplace, ownTables)
  return {
    year,
    bars: tables
      .filter(({ validFrom, validTo }) => validFrom <= last && (validTo === null || first <= validTo))
      .map((table) => ({
        table,
        ...spanOf(table.validFrom, table.validTo ?? last, year),
        bands: bandsOf(table, year),
      })),
    months: Array.from({ length: 12 }, (_, month) => fractionOfYear(dayOf(year, month + 1), year)),
    changes: changes.filter(({ day }) => first <= day && day <= last),
  }
}

/** Returns the start of a day as a fraction of the year; a day of another year is clamped to 0 or 1. */
export function fractionOfYear(day: string, year: number): number {
  const length = daysBetween(`${year}-01-01`, `${year}-12-31`)
  return Math.min(1, Math.max(0, (daysBetween(`${year}-01-01`, day) - 1) / length))
}

const spanOf = (from: string, to: string, year: number): Span => ({
  from: fractionOfYear(from, year),
  to: fractionOfYear(nextDay(to), year),
})

function bandsOf({ table, validFrom, validTo }: CalendarTable, year: number): YearBar['bands'] {
  const end = validTo ?? `${year}-12-31`
  if (table.kind === 'fba' && table.peak) return [{ is: 'peak', ...spanOf(validFrom, end, year) }]
  if (table.kind !== 'storage') return []
  const least = Math.min(...table.seasons.map(({ standard }) => standard))
  return table.seasons
    .filter(({ standard }) => standard > least)
    .map(({ from, to }) => {
      const begin = dayOf(year, from)
      const beginInForce = begin < validFrom ? validFrom : begin
      const over = to === 12 ? `${year + 1}-01-01` : dayOf(year, to + 1)
      const overInForce = nextDay(end) < over ? nextDay(end) : over
      return {
        is: 'dearStorage' as const,
        from: fractionOfYear(beginInForce, year),
        to: fractionOfYear(overInForce, year),
      }
    })
    .filter(({ from, to }) => from < to)
}

const dayOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`
