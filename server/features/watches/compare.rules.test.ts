import { describe, expect, it, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#contracts/api/watches.ts'
import { compareSnapshots, type ItemSnapshot, type MatchSnapshot } from './compare.rules.ts'

const ITEM: ItemSnapshot = {
  data: 'sample',
  price: 2000,
  rank: 100,
  units: 300,
  rating: 4.5,
  available: true,
  rivals: ['A', 'B'],
}
const item = (now: Partial<ItemSnapshot>, before: Partial<ItemSnapshot> = {}, settings = DEFAULT_SETTINGS) =>
  compareSnapshots({ ...ITEM, ...before }, { ...ITEM, ...now }, settings)
const whats = (...of: Parameters<typeof item>) => item(...of).changes.map(({ what }) => what)

describe('a product or market', () => {
  it('that stays the same has no change', () => expect(item({})).toEqual({ changes: [], baseline: ITEM }))

  it.each<[string, Partial<ItemSnapshot>, string[]]>([
    ['a price just below the threshold', { price: 2099 }, []],
    ['a price at the threshold', { price: 2100 }, ['price']],
    ['a lower price', { price: 1900 }, ['price']],
    ['a rank at the threshold', { rank: 80 }, ['rank']],
    ['a worse rank', { rank: 130 }, ['rank']],
    ['fewer units', { units: 200 }, ['units']],
    ['a rating that fell by 0.1', { rating: 4.4 }, ['rating']],
    ['a rating that rose', { rating: 4.9 }, []],
    ['a new rival', { rivals: ['B', 'C'] }, ['rival']],
    ['another order of rivals', { rivals: ['B', 'A'] }, []],
    ['a product that is sold out', { available: false }, ['soldOut']],
    ['unknown values', { price: null, rank: null, units: null, rating: null, available: null, rivals: null }, []],
  ])('with %s', (_, now, expected) => expect(whats(now)).toEqual(expected))

  it('has no change in what was unknown before', () => {
    const nothing = { price: null, rank: null, units: null, rating: null, available: null, rivals: null }
    expect(item({}, nothing)).toEqual({ changes: [], baseline: ITEM })
  })

  it('adds up small steps to one change', () => {
    const first = item({ price: 2060 })
    expect(first.changes).toEqual([])
    const second = compareSnapshots(first.baseline, { ...ITEM, price: 2120 }, DEFAULT_SETTINGS)
    expect(second.changes).toEqual([{ what: 'price', before: 2000, after: 2120, ids: [] }])
    expect(second.baseline).toMatchObject({ price: 2120 })
  })

  it('keeps what it knew while a value is unknown', () =>
    expect(item({ price: null, rivals: null }).baseline).toMatchObject({ price: 2000, rivals: ['A', 'B'] }))

  it('does not report a rival that comes back', () => {
    const gone = item({ rivals: ['B', 'C'] })
    expect(compareSnapshots(gone.baseline, ITEM, DEFAULT_SETTINGS).changes).toEqual([])
  })

  it('reports nothing that is switched off', () => {
    const off = { price: null, rank: null, units: null, rating: false, rival: false, stock: false }
    const now = { price: 1, rank: 1, units: 1, rating: 1, available: false, rivals: ['X'] }
    expect(item(now, {}, off)).toEqual({ changes: [], baseline: { ...ITEM, ...now, rivals: ['X', 'A', 'B'] } })
  })

  it('starts anew when imported data replaces sample data', () => {
    const now = { ...ITEM, data: 'imported' as const, price: 1 }
    expect(compareSnapshots(ITEM, now, DEFAULT_SETTINGS)).toEqual({ changes: [], baseline: now })
  })
})

test('a search reports new and lost matches with their numbers', () => {
  const before: MatchSnapshot = { data: 'sample', ids: ['A', 'B'] }
  const now: MatchSnapshot = { data: 'sample', ids: ['B', 'C', 'D'] }
  expect(compareSnapshots(before, now, DEFAULT_SETTINGS)).toEqual({
    changes: [
      { what: 'match', before: 2, after: 3, ids: ['C', 'D'] },
      { what: 'gone', before: 2, after: 3, ids: ['A'] },
    ],
    baseline: now,
  })
})
