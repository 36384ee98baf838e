/** The terms of a reverse lookup that a filter describes, in order. */
import type { ReverseFilter } from '#contracts/api/keyword-reverse.ts'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import {
  defaultReverseSort,
  type Gap,
  REVERSE_NUMBERS,
  type ReverseNumber,
  STANDING_NUMBER_NAMES,
  type Stand,
  type StandingNumber,
} from '#contracts/model/keywords/reverse-metrics.ts'
import { type KeywordTable, knownOf } from '#server/features/screener/public.ts'
import type { Direction } from '#server/platform/columns/order.ts'
import { refuse } from '#server/platform/refusal.ts'
import { matchingRows } from '../search-keywords.ts'
import type { ReverseWorld } from './find-products.ts'
import { type Lookup, measureTerms, type Term } from './look-up.ts'

export interface Order {
  sort?: ReverseNumber | undefined
  order?: Direction | undefined
}

/**
 * Without `sort` the largest share first, then most searches; an earlier week has no shares. Refuses contradictory
 * ranges.
 */
export function searchTerms(world: ReverseWorld, lookup: Lookup, filter: ReverseFilter & Order): Term[] {
  const { table, scope } = lookup
  const { range, choice = {} } = filter
  const termFilter = {
    with: filter.with,
    without: filter.without,
    range,
    choice: { period: choice.period, bestMonth: choice.bestMonth },
  }
  const checks = standingChecks(filter)
  // A copy: measuring reads labels only, but the rows are a view of the table's memory.
  const rows = matchingRows(table, termFilter, scope, lookup.rows).slice()
  const terms = measureTerms(world, lookup, rows).filter((term) => checks.every((check) => check(term)))
  const { sort = defaultReverseSort(filter.gap), order = REVERSE_NUMBERS[sort].first } = filter
  return inOrder(terms, valueReader(table, sort), order)
}

const STANDS_OF: Record<Gap, readonly Stand[]> = {
  onlyRivals: ['onlyRivals'],
  onlyYou: ['onlyYou'],
  both: ['youLead', 'level', 'youTrail'],
  youLead: ['youLead'],
  youTrail: ['youTrail'],
}

type Check = (term: Term) => boolean

function standingChecks({ gap, move, range = {}, choice = {} }: ReverseFilter): Check[] {
  const { kinds = [], type = [], conversion = [] } = choice
  const checks: Check[] = STANDING_NUMBER_NAMES.flatMap((name) => {
    const bounds = range[name]
    return bounds === undefined ? [] : [rangeCheck(name, bounds)]
  })
  if (gap) checks.push(({ measures }) => STANDS_OF[gap].includes(measures.stand))
  if (move) checks.push(({ measures }) => measures.move === move)
  if (kinds.length > 0)
    checks.push(({ standings }) => standings.some((each) => each.kinds.some((kind) => kinds.includes(kind))))
  if (type.length > 0) checks.push(({ measures }) => measures.type !== null && type.includes(measures.type))
  if (conversion.length > 0)
    checks.push(({ measures }) => measures.conversion !== null && conversion.includes(measures.conversion))
  return checks
}

function rangeCheck(name: StandingNumber, { min, max }: { min?: number | undefined; max?: number | undefined }): Check {
  if (min === undefined && max === undefined) return () => true
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
  if (low > high) throw refuse('wrongRange', { metric: (language) => REVERSE_TEXTS[language].names[name] })
  return ({ measures }) => {
    const value = measures.numbers[name]
    return value !== null && value >= low && value <= high
  }
}

const STANDING: readonly string[] = STANDING_NUMBER_NAMES
const isStandingNumber = (name: ReverseNumber): name is StandingNumber => STANDING.includes(name)

/** Reads a number for the order; money stays in minor units. */
function valueReader(table: KeywordTable, name: ReverseNumber): (term: Term) => number | null {
  if (isStandingNumber(name)) return ({ measures }) => measures.numbers[name]
  const values = table.numbers(name)
  return ({ row }) => knownOf(values.at(row))
}

/** Unknown values last; equal ones keep their order, the most searched first. */
function inOrder(terms: readonly Term[], numberOf: (term: Term) => number | null, order: Direction): Term[] {
  const sign = order === 'asc' ? 1 : -1
  const keyOf = (value: number | null) => (value === null ? Number.POSITIVE_INFINITY : value * sign)
  return terms
    .map((term) => ({ term, key: keyOf(numberOf(term)) }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ term }) => term)
}
