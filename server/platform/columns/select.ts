/**
 * Finds the rows of columns that meet conditions. Each condition is one pass over the rows that are left, so the pass of
 * the rarest condition comes first. Unknown numbers are NaN, which no range contains.
 */
import type { ColumnArray } from './column-file.ts'

export type Condition =
  | { readonly kind: 'range'; readonly values: ColumnArray; readonly min: number; readonly max: number }
  /** As `range`, with whole numbers. */
  | { readonly kind: 'ranks'; readonly ranks: Uint16Array; readonly min: number; readonly max: number }
  /** Keeps a row if `allowed` has a 1 at its code. Codes above the end of `allowed` are not kept. */
  | { readonly kind: 'codes'; readonly codes: Uint8Array | Uint16Array | Uint32Array; readonly allowed: Uint8Array }
  /** Keeps a row if `allowed` has a 1 at one of its three codes. `allowed` must be long enough for all codes. */
  | { readonly kind: 'anyCode'; readonly codes: ThreeColumns; readonly allowed: Uint8Array }
  /** Keeps the listed rows, which are in ascending order. */
  | { readonly kind: 'rows'; readonly rows: Uint32Array }
  /** Keeps the rows that are not listed; the list is in ascending order, too. */
  | { readonly kind: 'notRows'; readonly rows: Uint32Array }
  /** Checks the rows of these ranks, and keeps all others; it runs last. */
  | { readonly kind: 'ranksCheck'; readonly ranks: Uint16Array; readonly of: number[]; readonly keep: RowCheck }
  /** Any other check of a row; it runs last. */
  | { readonly kind: 'row'; readonly keep: RowCheck }

type ThreeColumns = readonly [Uint32Array, Uint32Array, Uint32Array]
type RowCheck = (row: number) => boolean

/** `from` inclusive, `to` exclusive. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

/** Few enough rows to stay in the processor's cache from one pass to the next. */
const BLOCK_ROWS = 4096

/** Rows in ascending order. The result is a view of `scratch`, which must hold all rows of the span. */
export function selectRows(span: RowSpan, conditions: readonly Condition[], scratch: Uint32Array): Uint32Array {
  const [first, ...others] = rarestFirst(conditions, span)
  const listed = first?.kind === 'rows' ? listedIn(first.rows, span) : null
  const passes = listed || !first ? others : [first, ...others]
  const total = listed ? listed.length : span.to - span.from
  let found = 0
  for (let at = 0; at < total; at += BLOCK_ROWS) {
    let count = Math.min(BLOCK_ROWS, total - at)
    const block = scratch.subarray(found, found + count)
    if (listed) block.set(listed.subarray(at, at + count))
    else for (let place = 0; place < count; place++) block[place] = span.from + at + place
    for (const condition of passes) count = keepRows(condition, block, count)
    found += count
  }
  return scratch.subarray(0, found)
}

const SAMPLED_ROWS = 512

/** Sorts conditions by the share of sampled rows that they keep; checks of single rows are slow and come last. */
function rarestFirst(conditions: readonly Condition[], { from, to }: RowSpan): Condition[] {
  const step = Math.max(1, Math.floor((to - from) / SAMPLED_ROWS))
  const sample = Uint32Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step)
  const kept = (condition: Condition) => {
    if (condition.kind === 'row' || condition.kind === 'ranksCheck') return Number.POSITIVE_INFINITY
    if (condition.kind === 'rows') return condition.rows.length / step
    return keepRows(condition, sample.slice(), sample.length)
  }
  return conditions
    .map((condition) => ({ condition, kept: kept(condition) }))
    .toSorted((a, b) => a.kept - b.kept)
    .map(({ condition }) => condition)
}

const listedIn = (rows: Uint32Array, { from, to }: RowSpan) => rows.subarray(placeOf(rows, from), placeOf(rows, to))

/**
 * Moves the first rows that meet the condition to the front, and returns their number. The loops write a row before they
 * know whether it stays, which spares the processor branches that it cannot predict.
 */
function keepRows(condition: Condition, rows: Uint32Array, length: number): number {
  switch (condition.kind) {
    case 'range':
      return keepRange(condition, rows, length)
    case 'ranks':
      return keepRanks(condition, rows, length)
    case 'codes':
      return keepCodes(condition, rows, length)
    case 'anyCode':
      return keepAnyCode(condition, rows, length)
    case 'rows':
    case 'notRows':
      return keepListed(condition, rows, length)
    case 'ranksCheck':
      return checkRanks(condition, rows, length)
    case 'row':
      return checkRows(condition, rows, length)
  }
}

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>

function keepRange({ values, min, max }: Of<'range'>, rows: Uint32Array, length: number): number {
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    const value = values[row]!
    rows[count] = row
    count += value >= min && value <= max ? 1 : 0
  }
  return count
}

function keepRanks({ ranks, min, max }: Of<'ranks'>, rows: Uint32Array, length: number): number {
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    const rank = ranks[row]!
    rows[count] = row
    // One of the differences is negative if the rank is outside.
    count += 1 - (((rank - min) | (max - rank)) >>> 31)
  }
  return count
}

function keepCodes({ codes, allowed }: Of<'codes'>, rows: Uint32Array, length: number): number {
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    rows[count] = row
    count += allowed[codes[row]!]! | 0
  }
  return count
}

function keepAnyCode({ codes, allowed }: Of<'anyCode'>, rows: Uint32Array, length: number): number {
  const [first, second, third] = codes
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    rows[count] = row
    count += allowed[first[row]!]! | allowed[second[row]!]! | allowed[third[row]!]!
  }
  return count
}

function keepListed({ kind, rows: listed }: Of<'rows' | 'notRows'>, rows: Uint32Array, length: number): number {
  const isKept = kind === 'rows'
  let count = 0
  let place = length > 0 ? placeOf(listed, rows[0]!) : 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    while (place < listed.length && listed[place]! < row) place++
    if ((place < listed.length && listed[place] === row) === isKept) rows[count++] = row
  }
  return count
}

function checkRanks({ ranks, of, keep }: Of<'ranksCheck'>, rows: Uint32Array, length: number): number {
  const [one = -1, other = -1] = of
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    const rank = ranks[row]!
    rows[count] = row
    if ((rank !== one && rank !== other) || keep(row)) count++
  }
  return count
}

function checkRows({ keep }: Of<'row'>, rows: Uint32Array, length: number): number {
  let count = 0
  for (let at = 0; at < length; at++) {
    const row = rows[at]!
    if (keep(row)) rows[count++] = row
  }
  return count
}

/** The place of the first row that is not below `least`. */
export function placeOf(rows: Uint32Array, least: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rows[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
