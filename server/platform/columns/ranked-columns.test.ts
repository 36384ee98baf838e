import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderedRows } from './order.ts'
import { type RankedColumn, rankedPage, rankedRange, rankValues } from './ranked-columns.ts'
import { type Condition, selectRows } from './select.ts'

/** So many values of few kinds that some have a rank of their own and others share one. */
const numbers = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -2, max: 2 }) },
    fc.constant(Number.NaN),
    fc.constant(-0),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -9, max: 9 }),
  ),
  { maxLength: 80 },
)
const ranksAllowed = fc.integer({ min: 2, max: 12 })
const direction = fc.constantFrom('asc' as const, 'desc' as const)

function columnOf(values: Float64Array, most: number): RankedColumn {
  return { ...rankValues(values, most), all: () => values, at: (row) => values[row]! }
}

describe('a column of ranks', () => {
  const rowsOf = (values: Float64Array, conditions: readonly Condition[]) => [
    ...selectRows({ from: 0, to: values.length }, conditions, new Uint32Array(values.length)),
  ]

  test('has no more ranks than allowed, and a rank for each value if there are few', () => {
    fc.assert(
      fc.property(numbers, ranksAllowed, (given, most) => {
        const { ranks, least, greatest } = rankValues(Float64Array.from(given), most)
        const different = new Set(given.filter((value) => !Number.isNaN(value)).map((value) => value + 0))
        expect(least.length).toBeLessThanOrEqual(most)
        if (different.size <= most) expect(least).toEqual(greatest)
        for (const [row, value] of given.entries()) {
          const rank = ranks[row]!
          expect(rank === 0).toBe(Number.isNaN(value))
          if (rank > 0) expect(least[rank - 1]! <= value && value <= greatest[rank - 1]!).toBe(true)
        }
      }),
    )
  })
  test('keeps the rows of a range as its values do', () => {
    const bound = fc.oneof(
      fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
      fc.integer({ min: -3, max: 3 }),
      fc.double({ noNaN: true, min: -10, max: 10 }),
    )
    fc.assert(
      fc.property(numbers, ranksAllowed, bound, bound, (given, most, min, max) => {
        const values = Float64Array.from(given)
        expect(rowsOf(values, rankedRange(columnOf(values, most), { min, max }))).toEqual(
          rowsOf(values, [{ kind: 'range', values, min, max }]),
        )
      }),
    )
  })
  test('a bound among the values of a rank and one of a rank that no row has', () => {
    const values = Float64Array.of(1, 2, 3, 4)
    const column = columnOf(values, 2)
    expect(column.least.length).toBeLessThan(3)
    expect(rowsOf(values, rankedRange(column, { min: 2, max: 3 }))).toEqual([1, 2])
    expect(rowsOf(values, rankedRange(column, { min: 2.5, max: 2.6 }))).toEqual([])
    expect(rowsOf(values, rankedRange(column, { min: 5, max: 6 }))).toEqual([])
  })
  test('puts a page in order as its values do', () => {
    fc.assert(
      fc.property(numbers, ranksAllowed, direction, fc.nat(90), fc.nat(20), (given, most, way, offset, limit) => {
        const values = Float64Array.from(given)
        const rows = Uint32Array.from(values.keys()).filter((row) => row % 3 !== 0)
        expect([...rankedPage(rows, columnOf(values, most), way, { offset, limit })]).toEqual([
          ...orderedRows(rows, values, way).slice(offset, offset + limit),
        ])
      }),
    )
  })
})

test('a selection goes through more rows than one block has', () => {
  const values = Float64Array.from({ length: 20_000 }, (_, row) => row % 10)
  const { ranks } = rankValues(values)
  const listed = Uint32Array.from({ length: 9000 }, (_, at) => at * 2)
  const select = (conditions: readonly Condition[]) =>
    Array.from(selectRows({ from: 10, to: 19_990 }, conditions, new Uint32Array(20_000)))
  const every = Array.from({ length: 19_980 }, (_, at) => at + 10)
  expect(select([])).toEqual(every)
  expect(select([{ kind: 'ranks', ranks, min: 1, max: 2 }])).toEqual(every.filter((row) => row % 10 < 2))
  const both: Condition[] = [
    { kind: 'rows', rows: listed },
    { kind: 'ranks', ranks, min: 1, max: 3 },
  ]
  const expected = every.filter((row) => row < 18_000 && row % 2 === 0 && row % 10 < 3)
  expect(select(both)).toEqual(expected)
  expect(select([...both, { kind: 'rows', rows: Uint32Array.from(every) }])).toEqual(expected)
  const excluded: Condition = { kind: 'notRows', rows: listed }
  expect(select([excluded])).toEqual(every.filter((row) => row >= 18_000 || row % 2 === 1))
})
