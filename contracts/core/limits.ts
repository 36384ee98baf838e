/** Checks a value of the right type: limits, formats, order of rows and fields. */
import type { Constraints } from './constraints.ts'
import { describeFormat, describeValue } from './describe.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from './time.ts'

export interface Limits extends Constraints {
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

export interface BrokenLimit {
  expected: string
  got: string
}

export function findBrokenLimit(limits: Limits, value: unknown): BrokenLimit | undefined {
  if (typeof value === 'number') return brokenByNumber(limits, value)
  if (typeof value === 'string') return brokenByText(limits, value)
}

function brokenByNumber(limits: Limits, value: number): BrokenLimit | undefined {
  const { minimum, maximum, 'x-decimals': decimals } = limits
  const got = describeValue(value)
  if (minimum !== undefined && value < minimum) return { expected: `at least ${minimum}`, got }
  if (maximum !== undefined && value > maximum) return { expected: `at most ${maximum}`, got }
  if (decimals !== undefined && value !== roundTo(value, decimals))
    return { expected: `at most ${decimals} decimals`, got }
}

/** Descriptions of patterns for messages. */
const FORMS: Readonly<Record<string, string>> = {
  [INSTANT_PATTERN]: 'an instant such as 2026-11-23T06:00:00.000Z',
  [DAY_PATTERN]: 'a day such as 2026-11-23',
}

const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

function brokenByText({ maxLength, pattern }: Limits, value: string): BrokenLimit | undefined {
  if (maxLength !== undefined && value.length > maxLength)
    return { expected: `at most ${maxLength} characters`, got: describeValue(value) }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return { expected: FORMS[pattern] ?? `a text like ${pattern}`, got: describeFormat(value) }
}

type Fields = Readonly<Record<string, unknown>>

/** The first two rows that are out of order. */
export function findUnsorted({ by, order }: NonNullable<Constraints['x-sorted']>, rows: readonly unknown[]) {
  const values = rows.map((row) => (typeof row === 'object' && row !== null ? (row as Fields)[by] : undefined)) // an object has fields
  const known = values.flatMap((value, at) => (isOrdered(value) ? [{ value, at }] : []))
  const wrong = known.findIndex(({ value }, i) => {
    const before = known[i - 1]?.value
    return before !== undefined && (order === 'asc' ? isBelow(value, before) : isBelow(before, value))
  })
  const [one, other] = [known[wrong - 1], known[wrong]]
  if (!one || !other) return undefined
  return {
    expected: `${order === 'asc' ? 'ascending' : 'descending'} by ${by}`,
    got: `${one.value} in item ${one.at + 1}, ${other.value} in item ${other.at + 1}`,
  }
}

/** The first two fields that are out of order. */
export function descending(lists: readonly (readonly string[])[], value: Fields) {
  for (const names of lists) {
    const known = names.flatMap((name) => (isOrdered(value[name]) ? [{ name, value: value[name] }] : []))
    for (const [i, { name, value: above }] of known.entries()) {
      const below = known[i - 1]
      if (below && isBelow(above, below.value))
        return { name, expected: `at least ${below.name}, ${below.value}`, got: String(above) }
    }
  }
}

/** Numbers, and texts that sort chronologically or alphabetically, such as instants. */
const isOrdered = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string'

/** False for different types, which are reported separately. */
const isBelow = (one: number | string, other: number | string) => typeof one === typeof other && one < other
