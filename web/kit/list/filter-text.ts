/**
 * Filters as address text, so that an address is the whole search: `price=15..40`, `units=300..`, `badges=bestSeller`. An
 * address may come from another version of the product or from anyone, so what it cannot mean is dropped and named.
 */
import { roundTo } from '#contracts/model/number.ts'
import type { ChoiceMetric, NumberMetric } from '#contracts/model/screener/metric.ts'

export interface Bounds {
  min?: number
  max?: number
}

export interface MetricFilter<N extends string = string, C extends string = string> {
  range: Partial<Record<N, Bounds>>
  choice: Partial<Record<C, string[]>>
}

export interface FilterProblem {
  name: string
  /** `unknown`: no such filter; `unreadable`: not a range or not one of its values; `swapped`: its ends were exchanged. */
  why: 'unknown' | 'unreadable' | 'swapped'
}

const NUMBER = /^-?\d{1,15}(\.\d{1,9})?$/

/** `15..40`, `15..`, `..40`. Undefined if it is no range. */
export function readBounds(text: string): Bounds | undefined {
  const [min, max, ...rest] = text.split('..')
  if (min === undefined || max === undefined || rest.length > 0 || (min === '' && max === '')) return undefined
  if ([min, max].some((end) => end !== '' && !NUMBER.test(end))) return undefined
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) }
}

export const writeBounds = ({ min, max }: Bounds): string =>
  min === undefined && max === undefined ? '' : `${writeEnd(min)}..${writeEnd(max)}`

const writeEnd = (end: number | undefined) => (end === undefined ? '' : String(roundTo(end, 9)))

/** @param known names of other values of the address, which belong to the screen */
export function readFilter<N extends string, C extends string>(
  search: URLSearchParams,
  numbers: Readonly<Record<N, NumberMetric>>,
  choices: Readonly<Record<C, ChoiceMetric>>,
  known: readonly string[],
): MetricFilter<N, C> & { problems: FilterProblem[] } {
  const range: Partial<Record<N, Bounds>> = {}
  const choice: Partial<Record<C, string[]>> = {}
  const problems: FilterProblem[] = []
  const isNumber = (name: string): name is N => Object.hasOwn(numbers, name)
  const isChoice = (name: string): name is C => Object.hasOwn(choices, name)
  for (const [name, text] of search) {
    if (text === '' || known.includes(name)) continue
    if (isNumber(name)) {
      const bounds = readBounds(text)
      if (bounds === undefined) problems.push({ name, why: 'unreadable' })
      else {
        const { bounds: ordered, isSwapped } = ascending(bounds)
        if (isSwapped) problems.push({ name, why: 'swapped' })
        range[name] = ordered
      }
    } else if (isChoice(name)) {
      const values = text.split(',')
      const valid = choices[name].values.filter((value) => values.includes(value))
      if (valid.length < new Set(values).size) problems.push({ name, why: 'unreadable' })
      if (valid.length > 0) choice[name] = valid
    } else problems.push({ name, why: 'unknown' })
  }
  return { range, choice, problems }
}

function ascending({ min, max }: Bounds): { bounds: Bounds; isSwapped: boolean } {
  if (min === undefined || max === undefined || min <= max)
    return { bounds: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }, isSwapped: false }
  return { bounds: { min: max, max: min }, isSwapped: true }
}

/** `-units`: descending. */
export function readSorting(
  text: string | null,
  names: readonly string[],
): { by: string; order: 'asc' | 'desc' } | null {
  const by = text?.replace(/^-/, '') ?? ''
  return names.includes(by) ? { by, order: text?.startsWith('-') ? 'desc' : 'asc' } : null
}

export const writeSorting = ({ by, order }: { by: string; order: 'asc' | 'desc' }): string =>
  order === 'desc' ? `-${by}` : by

/** Whether the filter has all these conditions. It may have more. */
export const holds = (filter: MetricFilter, conditions: MetricFilter): boolean =>
  Object.entries(conditions.range).every(
    ([name, bounds]) => writeBounds(filter.range[name] ?? {}) === writeBounds(bounds ?? {}),
  ) && Object.entries(conditions.choice).every(([name, values]) => filter.choice[name]?.join() === values?.join())

/** The values of an address for these conditions. */
export const writeFilter = ({ range, choice }: MetricFilter): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(range).map(([name, bounds]) => [name, writeBounds(bounds ?? {})]),
    ...Object.entries(choice).map(([name, values]) => [name, values?.join() ?? '']),
  ])

/** Empty values for these names: setting them in an address removes the conditions. */
export const emptied = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, '']))
