/**
 * The weeks and months of search terms while the table of keywords is made. Rows may end in different weeks, so each value
 * first goes to the slot of its week or month, and later to the column that counts back from the last one of its span.
 */
import { sundayOf, weekNumber } from '#contracts/model/full-weeks.ts'
import { TERM_MONTHS, TERM_WEEKS } from '#contracts/model/keywords/search-term-periods.ts'
import { monthNumber, monthText } from '#contracts/model/months.ts'
import type { StoredKeyword } from '#server/features/catalogue/public.writing.ts'
import type { LaterArray } from '#server/platform/columns/column-file.ts'
import { type SpilledColumns, spilledColumns } from '#server/platform/columns/spilled-columns.ts'
import { HISTORY_LENGTHS, type HistoryKind, historyColumn } from './term-history.ts'

interface OrderedSpan {
  number: number
  from: number
  to: number
}

/** The first and last week or month with values, as numbers. */
interface Reach {
  first: number
  last: number
}

/** Weeks or months that follow each other. */
interface Run {
  last: number
  count: number
}

const KINDS = Object.keys(HISTORY_LENGTHS) as HistoryKind[] // keys of a const object
/** Where the slots of each kind begin. */
const STARTS: Readonly<Record<HistoryKind, number>> = { searches: 0, rank: TERM_WEEKS, months: 2 * TERM_WEEKS }
const WIDTH = 2 * TERM_WEEKS + TERM_MONTHS
/** More weeks or months than a term has. */
const LONGEST_RUN = 1000
/** The week or month of a row without values. */
const NEVER = -1e9

export class TermHistoryBuilder {
  readonly #slots: SpilledColumns
  readonly #row = new Float32Array(WIDTH)
  readonly #lasts: Record<'week' | 'month', number[]> = { week: [], month: [] }
  /** By the number of the span. */
  readonly #reaches: Record<'week' | 'month', Map<number, Reach>> = { week: new Map(), month: new Map() }

  /** The different runs of terms, by the number of the span and by the account that alone sees them (0: everyone). */
  readonly #runs: Record<'week' | 'month', Map<number, Map<number, Map<number, Run>>>> = {
    week: new Map(),
    month: new Map(),
  }

  constructor(file: string) {
    this.#slots = spilledColumns(`${file}.${process.pid}.history`, WIDTH)
  }

  add({ keyword, lastMonth: month, weeks }: StoredKeyword, span: number): void {
    this.#row.fill(Number.NaN)
    const { first = '', searches = [], frequencyRank = [] } = weeks ?? {}
    const lastWeek = searches.length === 0 ? NEVER : Math.floor(weekNumber(first)) + searches.length - 1
    this.#place('searches', searches, lastWeek)
    this.#place('rank', frequencyRank, lastWeek)
    this.#note('week', span, lastWeek, searches.length)
    const monthly = keyword.trend
    const lastMonth = month === null ? NEVER : monthNumber(month)
    this.#place('months', monthly, lastMonth)
    this.#note('month', span, lastMonth, monthly.length)
    const owner = keyword.owner ?? 0
    this.#noteRun('week', span, owner, { last: lastWeek, count: searches.length })
    this.#noteRun('month', span, owner, { last: lastMonth, count: monthly.length })
    this.#slots.push(this.#row)
  }

  #place(kind: HistoryKind, values: readonly (number | null)[], last: number): void {
    const length = HISTORY_LENGTHS[kind]
    for (let back = 0; back < Math.min(length, values.length); back++)
      this.#row[STARTS[kind] + slotOf(last - back, length)] = values[values.length - 1 - back] ?? Number.NaN
  }

  #note(kind: 'week' | 'month', span: number, last: number, count: number): void {
    this.#lasts[kind].push(last)
    if (last === NEVER) return
    const { first: known, last: newest } = this.#reaches[kind].get(span) ?? { first: last, last }
    this.#reaches[kind].set(span, { first: Math.min(known, last - count + 1), last: Math.max(newest, last) })
  }

  #noteRun(kind: 'week' | 'month', span: number, owner: number, run: Run): void {
    if (run.last === NEVER || run.count === 0) return
    const byOwner = this.#runs[kind].get(span) ?? new Map<number, Map<number, Run>>()
    this.#runs[kind].set(span, byOwner)
    const runs = byOwner.get(owner) ?? new Map<number, Run>()
    byOwner.set(owner, runs)
    runs.set(run.last * LONGEST_RUN + run.count, run)
  }

  /** The weeks and months that have values and a column, by the account that alone sees the terms (0: everyone). */
  periodsByOwner(span: number): { owner: number; weeks: string[]; months: string[] }[] {
    const owners = new Set([
      ...(this.#runs.week.get(span)?.keys() ?? []),
      ...(this.#runs.month.get(span)?.keys() ?? []),
    ])
    return Array.from(owners, (owner) => ({
      owner,
      weeks: this.#numbersOf('week', span, owner).map(sundayOf),
      months: this.#numbersOf('month', span, owner).map(monthText),
    }))
  }

  #numbersOf(kind: 'week' | 'month', span: number, owner: number): number[] {
    const length = kind === 'week' ? TERM_WEEKS : TERM_MONTHS
    const oldest = (this.#reaches[kind].get(span)?.last ?? 0) - length + 1
    const numbers = new Set<number>()
    for (const { last, count } of this.#runs[kind].get(span)?.get(owner)?.values() ?? [])
      for (let each = Math.max(oldest, last - count + 1); each <= last; each++) numbers.add(each)
    return [...numbers].sort((one, other) => one - other)
  }

  /** The weeks and months of a span from the first to the last one with values. */
  periodsOf(span: number): { weeks: string[]; months: string[] } {
    const numbers = (kind: 'week' | 'month', length: number) => {
      const { first, last } = this.#reaches[kind].get(span) ?? { first: 0, last: -1 }
      const from = Math.max(first, last - length + 1)
      return Array.from({ length: last - from + 1 }, (_, at) => from + at)
    }
    return { weeks: numbers('week', TERM_WEEKS).map(sundayOf), months: numbers('month', TERM_MONTHS).map(monthText) }
  }

  columns(order: Uint32Array, spans: readonly OrderedSpan[]): [string, LaterArray][] {
    return KINDS.flatMap((kind) =>
      Array.from({ length: HISTORY_LENGTHS[kind] }, (_, back): [string, LaterArray] => [
        historyColumn(kind, back),
        { kind: 'f32', length: order.length, make: () => this.#column(kind, back, order, spans) },
      ]),
    )
  }

  #column(kind: HistoryKind, back: number, order: Uint32Array, spans: readonly OrderedSpan[]): Float32Array {
    const length = HISTORY_LENGTHS[kind]
    const unit = kind === 'months' ? 'month' : 'week'
    const lasts = this.#lasts[unit]
    const values = new Float32Array(order.length).fill(Number.NaN)
    let slot: { at: number; values: Float32Array } = { at: -1, values }
    for (const { number, from, to } of spans) {
      const reach = this.#reaches[unit].get(number)
      if (!reach) continue
      const wanted = reach.last - back
      const at = STARTS[kind] + slotOf(wanted, length)
      if (slot.at !== at) slot = { at, values: this.#slots.column(at) }
      for (let place = from; place < to; place++) {
        const last = lasts[order[place]!]!
        // Otherwise the slot has a week or month of the row that is not the wanted one.
        if (wanted <= last && wanted > last - length) values[place] = slot.values[order[place]!]!
      }
    }
    return values
  }

  close(): void {
    this.#slots.close()
  }
}

const slotOf = (number: number, length: number) => ((number % length) + length) % length
