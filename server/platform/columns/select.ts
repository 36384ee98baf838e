/**
 * Finds the rows of columns that meet conditions. Each condition is one pass over the rows that are left, so the pass of
 * the rarest condition comes first. Unknown numbers are NaN, which no range contains.
 */
import type { ColumnArray } from './column-file.ts'

export type Condition =
  | { readonly kind: 'range'; readonly values: ColumnArray; readonly min: number; readonly max: number }
  /** Keeps a row if `allowed` has a 1 at its code. Codes above the end of `allowed` are not kept. */
  | { readonly kind: 'codes'; readonly codes: Uint8Array | Uint16Array | Uint32Array; readonly allowed: Uint8Array }
  /** Keeps the listed rows, which are in ascending order. */
  | { readonly kind: 'rows'; readonly rows: Uint32Array }
  /** Any other check of a row; it runs last. */
  | { readonly kind: 'row'; readonly keep: (row: number) => boolean }

/** Rows in ascending order, `from` inclusive, `to` exclusive. The result is a view of `scratch`, which must hold them all. */
export function selectRows(
  { from, to }: { from: number; to: number },
  conditions: readonly Condition[],
  scratch: Uint32Array,
): Uint32Array {
  const [first, ...others] = rarestFirst(conditions, from, to)
  let count = first ? firstPass(first, from, to, scratch) : allRows(from, to, scratch)
  for (const condition of others) {
    if (count === 0) break
    count = nextPass(condition, scratch, count)
  }
  return scratch.subarray(0, count)
}

const SAMPLED_ROWS = 512

/** Sorts conditions by the share of sampled rows that they keep; checks of single rows are slow and come last. */
function rarestFirst(conditions: readonly Condition[], from: number, to: number): Condition[] {
  const step = Math.max(1, Math.floor((to - from) / SAMPLED_ROWS))
  const kept = (condition: Condition) => {
    if (condition.kind === 'row') return Number.POSITIVE_INFINITY
    if (condition.kind === 'rows') return condition.rows.length / step
    let count = 0
    for (let row = from; row < to; row += step) if (holds(condition, row)) count++
    return count
  }
  return conditions
    .map((condition) => ({ condition, kept: kept(condition) }))
    .toSorted((a, b) => a.kept - b.kept)
    .map(({ condition }) => condition)
}

function holds(condition: Exclude<Condition, { kind: 'row' | 'rows' }>, row: number): boolean {
  if (condition.kind === 'codes') return condition.allowed[condition.codes[row]!] === 1 // an unknown code is undefined
  const value = condition.values[row]! // the row is below the length
  return value >= condition.min && value <= condition.max
}

function allRows(from: number, to: number, out: Uint32Array): number {
  for (let row = from; row < to; row++) out[row - from] = row
  return to - from
}

/** The loops write before they decide, which spares the processor a branch that it cannot predict. */
function firstPass(condition: Condition, from: number, to: number, out: Uint32Array): number {
  let count = 0
  if (condition.kind === 'range') {
    const { values, min, max } = condition
    for (let row = from; row < to; row++) {
      const value = values[row]!
      out[count] = row
      count += value >= min && value <= max ? 1 : 0
    }
  } else if (condition.kind === 'codes') {
    const { codes, allowed } = condition
    for (let row = from; row < to; row++) {
      out[count] = row
      count += allowed[codes[row]!] === 1 ? 1 : 0
    }
  } else if (condition.kind === 'rows') {
    const { rows } = condition
    for (let at = placeOf(rows, from); at < rows.length && rows[at]! < to; at++) out[count++] = rows[at]!
  } else {
    for (let row = from; row < to; row++) if (condition.keep(row)) out[count++] = row
  }
  return count
}

function nextPass(condition: Condition, rows: Uint32Array, length: number): number {
  let count = 0
  if (condition.kind === 'range') {
    const { values, min, max } = condition
    for (let at = 0; at < length; at++) {
      const row = rows[at]!
      const value = values[row]!
      rows[count] = row
      count += value >= min && value <= max ? 1 : 0
    }
  } else if (condition.kind === 'codes') {
    const { codes, allowed } = condition
    for (let at = 0; at < length; at++) {
      const row = rows[at]!
      rows[count] = row
      count += allowed[codes[row]!] === 1 ? 1 : 0
    }
  } else if (condition.kind === 'rows') {
    const kept = condition.rows
    let place = length > 0 ? placeOf(kept, rows[0]!) : 0
    for (let at = 0; at < length; at++) {
      const row = rows[at]!
      while (place < kept.length && kept[place]! < row) place++
      if (kept[place] === row) rows[count++] = row
    }
  } else {
    for (let at = 0; at < length; at++) {
      const row = rows[at]!
      if (condition.keep(row)) rows[count++] = row
    }
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
