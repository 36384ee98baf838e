import { describe, expect, test } from 'vitest'
import type { ReverseRow } from '#contracts/api/keyword-reverse.ts'
import { failures } from '#contracts/core/failures.ts'
import { type Gap, type Move, REVERSE_NUMBER_NAMES } from '#contracts/model/keywords/reverse-metrics.ts'
import { MINE, PATH, RIVALS, reverseCalls } from './reverse-calls.test-support.ts'

const { search, found, texts, sources, history, refusal } = reverseCalls()
const asins = [MINE, ...RIVALS.slice(0, 3)]
const textsWhere = (rows: readonly ReverseRow[], check: (row: ReverseRow) => boolean) =>
  rows.filter(check).map(({ text }) => text)

test('an earlier week counts its own terms, and has neither shares nor types', async () => {
  const weeks = { week: '2026-06-14', against: '2026-06-07' }
  const { row, total, all } = await search({ asins, ...weeks, size: 100 })
  expect(total).toBe(all)
  expect(total).toBeLessThan((await search({ asins })).all)
  expect(row.length).toBeGreaterThan(0)
  expect(
    row.every(({ type, values }) => type === null && values.trafficShare === null && values.rivalShare === null),
  ).toBe(true)
  expect(await texts({ asins, ...weeks, choice: { type: ['primary', 'precise', 'preciseLongTail'] } })).toEqual([])
})

test.each([
  ['2026-11-01', '2026-10-25'],
  ['2026-05-17', '2026-05-24'],
])('the week %s is compared with %s unless the call names another', async (week, against) =>
  expect(await search({ asins: [MINE], week })).toMatchObject({ week, against }),
)

test('one product lists its terms, the largest traffic share first', async () => {
  const { row, total, all, product, week, against, weeks, observedOn, sample } = await search({
    asins: [MINE],
    size: 100,
  })
  expect({ total, all, week, against, observedOn, sample }).toEqual({
    total: row.length,
    all: row.length,
    week: '2026-11-08',
    against: '2026-11-01',
    observedOn: '2026-11-15',
    sample: true,
  })
  expect([weeks.length, weeks[0], product[0]?.terms]).toEqual([26, '2026-05-17', row.length])
  const shares = row.map(({ values }) => values.trafficShare!)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(row.every(({ stand }) => stand === 'onlyYou' || stand === 'none')).toBe(true)
  expect(row.every(({ values }) => values.rivalShare === null)).toBe(true)
})

test('terms where only rivals rank list the highest share of a rival first, unless the call names another order', async () => {
  const gap: Gap = 'onlyRivals'
  const first = await found({ asins, gap })
  const shares = first.map(({ values }) => values.rivalShare!)
  expect(new Set(shares).size).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(await texts({ asins, gap, sort: 'rivalShare', order: 'desc' })).toEqual(first.map(({ text }) => text))
  const ascending = (await found({ asins, gap, order: 'asc' })).map(({ values }) => values.rivalShare)
  expect(ascending).toEqual(shares.toReversed())
  const searches = (await found({ asins, gap, sort: 'searches' })).map(({ values }) => values.searches!)
  expect(searches).toEqual(searches.toSorted((a, b) => b - a))
})

test.each<Gap>(['onlyYou', 'both', 'youLead', 'youTrail'])(
  'terms of the gap %s list your largest share first',
  async (gap) => {
    expect(await texts({ asins, gap })).toEqual(await texts({ asins, gap, sort: 'trafficShare', order: 'desc' }))
  },
)

describe('a filter', () => {
  const GAPS: [Gap, (row: ReverseRow) => boolean][] = [
    ['onlyRivals', ({ standing: [own, ...others] }) => own!.organicRank === null && others.some(ranks)],
    ['onlyYou', ({ standing: [own, ...others] }) => own!.organicRank !== null && !others.some(ranks)],
    ['both', ({ standing: [own, ...others] }) => own!.organicRank !== null && others.some(ranks)],
    ['youLead', ({ values: { organicRank, rivalRank } }) => isBelow(organicRank, rivalRank)],
    ['youTrail', ({ values: { organicRank, rivalRank } }) => isBelow(rivalRank, organicRank)],
  ]
  const ranks = ({ organicRank }: ReverseRow['standing'][number]) => organicRank !== null
  const isBelow = (one: number | null, other: number | null) => one !== null && other !== null && one < other
  test.each(GAPS)('of the gap %s keeps the terms where it is so', async (gap, check) => {
    const expected = textsWhere(await found({ asins }), check)
    expect(await texts({ asins, gap, sort: 'trafficShare' })).toEqual(expected)
    if (gap !== 'onlyYou') expect(expected.length).toBeGreaterThan(0)
  })
  test.each<Move>(['entered', 'lost', 'up', 'down'])(
    'of the change %s compares two weeks of your rank',
    async (move) => {
      const weeks = { week: '2026-11-08', against: '2026-06-07' }
      const before = new Map(
        (await found({ asins, week: weeks.against })).map((row) => [row.text, row.values.organicRank]),
      )
      const expected = textsWhere(await found({ asins, ...weeks }), (row) => {
        const [then, now] = [before.get(row.text) ?? null, row.values.organicRank]
        if (move === 'entered') return then === null && now !== null && row.standing[0]!.kinds.length > 0
        if (move === 'lost') return then !== null && now === null
        return then !== null && now !== null && (move === 'up' ? now < then : now > then)
      })
      expect(await texts({ asins, ...weeks, move })).toEqual(expected)
    },
  )
  test.each(REVERSE_NUMBER_NAMES)('of %s keeps the terms in its range', async (name) => {
    const rows = await found({ asins })
    const known = rows.map(({ values }) => values[name]).filter((value) => value !== null)
    const sorted = [...new Set(known)].toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)]
    if (middle === undefined) return
    // A little below: a row shows seven digits of what the table has.
    const min = middle - Math.abs(middle) * 1e-6
    const expected = textsWhere(rows, ({ values }) => values[name] !== null && values[name] >= min)
    expect(await texts({ asins, range: { [name]: { min } } })).toEqual(expected)
  })
  test('of placements looks at any product, of classes at yours', async () => {
    const rows = await found({ asins })
    const isVideo = ({ standing }: ReverseRow) => standing.some(({ kinds }) => kinds.includes('sponsoredVideo'))
    expect(await texts({ asins, choice: { kinds: ['sponsoredVideo'] } })).toEqual(textsWhere(rows, isVideo))
    expect(await texts({ asins, choice: { type: ['primary', 'precise'] } })).toEqual(
      textsWhere(rows, ({ type }) => type === 'primary' || type === 'precise'),
    )
    expect(await texts({ asins, choice: { conversion: ['lost'] } })).toEqual(
      textsWhere(rows, ({ conversion }) => conversion === 'lost'),
    )
  })
  test('of words looks at the term and its translation', async () => {
    const rows = await found({ asins })
    const has = (word: string) => (row: ReverseRow) => row.text.split(' ').includes(word)
    expect(await texts({ asins, with: 'travel' })).toEqual(textsWhere(rows, has('travel')))
    expect(await texts({ asins, without: 'travel, 旅行' })).toEqual(textsWhere(rows, (row) => !has('travel')(row)))
    expect(await texts({ asins, with: '***' })).toEqual([])
  })
})

test('every number sorts both ways over all pages, unknown values last', async () => {
  for (const sort of REVERSE_NUMBER_NAMES)
    for (const order of ['asc', 'desc'] as const) {
      const one = await search({ asins, sort, order, size: 10 })
      const two = await search({ asins, sort, order, size: 10, page: 2 })
      const values = [...one.row, ...two.row].map(({ values }) => values[sort])
      const known = values.filter((value) => value !== null)
      expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
      expect(values.slice(known.length).every((value) => value === null)).toBe(true)
    }
})

describe('an ASIN', () => {
  test('without data is named, and the others still work', async () => {
    const typed = [` ${MINE.toLowerCase()} `, 'nonsense', 'B0UNKNOWN9', 'B0SAMPLEDE', '', '\u202eB0', '👩‍👩‍👧‍👦']
    const { product, left, total } = await search({ asins: typed })
    expect(product.map(({ asin }) => asin)).toEqual([MINE])
    expect(left).toEqual([
      { typed: 'NONSENSE', why: 'malformed', marketplaces: [] },
      { typed: 'B0UNKNOWN9', why: 'unknown', marketplaces: [] },
      { typed: 'B0SAMPLEDE', why: 'elsewhere', marketplaces: ['DE'] },
      { typed: '\u202eB0', why: 'malformed', marketplaces: [] },
      { typed: '👩‍👩‍👧‍👦', why: 'malformed', marketplaces: [] },
    ])
    expect(total).toBeGreaterThan(0)
  })
  test.each([
    ['B0UNKNOWN9', 'unknown'],
    ['B0SAMPLEDE', 'elsewhere'],
    ['nonsense', 'malformed'],
  ])('without data still is yours if it comes first: %s', async (own, why) => {
    const { product, left, row, week } = await search({ asins: [own, ...RIVALS.slice(0, 2)], size: 100 })
    expect(left).toMatchObject([{ typed: own.toUpperCase(), why }])
    expect(product.map(({ asin }) => asin)).toEqual([own.toUpperCase(), ...RIVALS.slice(0, 2)])
    expect(product[0]).toMatchObject({ typed: null, title: null, terms: null })
    expect(row.length).toBeGreaterThan(10)
    for (const { stand, type, conversion, move, values, standing } of row) {
      const isRanked = standing.some(({ organicRank }) => organicRank !== null)
      expect(stand).toBe(isRanked ? 'onlyRivals' : 'none')
      const { organicRank, trafficShare, relativeRank } = values
      expect([type, conversion, move, organicRank, trafficShare, relativeRank].every((each) => each === null)).toBe(
        true,
      )
      expect(standing).toHaveLength(3)
    }
    expect(await texts({ asins: [own, ...RIVALS.slice(0, 2)], gap: 'onlyYou' })).toEqual([])
    const { source } = await sources({ asins: [own, RIVALS[0]] })
    expect(source.map(({ asin }) => asin)).toEqual([own.toUpperCase(), RIVALS[0]])
    const { line } = await history({ asins: [own, RIVALS[0]], id: row[0]!.id })
    expect(line[0]!.organic.every((rank) => rank === null)).toBe(true)
    expect(week).toBe('2026-11-08')
  })
  test('of a variation finds its product, once', async () => {
    const { product, left } = await search({ asins: [VARIATION, MINE] })
    expect(product.map(({ asin, typed }) => ({ asin, typed }))).toEqual([{ asin: MINE, typed: VARIATION }])
    expect(left).toEqual([{ typed: MINE, why: 'repeated', marketplaces: [] }])
  })
  test('that is unknown leaves an empty answer', async () => {
    const { row, total, product, weeks, week } = await search({ asins: ['B0UNKNOWN9'] })
    expect({ row, total, product, weeks, week }).toEqual({
      row: [],
      total: 0,
      product: [],
      weeks: [],
      week: null,
    })
  })
})

/** A variation of the sample mug, without a row of its own. */
const VARIATION = 'B02BD51OJM'

describe('refuses with its reason', () => {
  test.each([
    ['no ASIN', { asins: [] }, 'emptyAsin'],
    ['blank ASINs', { asins: [' ', ''] }, 'emptyAsin'],
    ['a week before the data', { asins: [MINE], week: '2020-01-05' }, 'unknownWeek'],
    ['a day that is no Sunday', { asins: [MINE], against: '2026-11-02' }, 'unknownWeek'],
    ['a day that does not exist', { asins: [MINE], week: '2026-02-31' }, 'unknownWeek'],
    ['a minimum above the maximum', { asins: [MINE], range: { organicRank: { min: 9, max: 1 } } }, 'wrongRange'],
    ['too many words', { asins: [MINE], without: '杯'.repeat(501) }, 'tooManyWords'],
    ['bids that contradict', { asins: [MINE], range: { bid: { min: 2, max: 1 } } }, 'wrongRange'],
    ['11 ASINs', { asins: Array.from({ length: 11 }, () => MINE) }, 'badRequest'],
    ['an ASIN of 5,000 letters', { asins: ['B'.repeat(5000)] }, 'badRequest'],
    ['an unknown gap', { asins: [MINE], gap: 'wide' }, 'badRequest'],
  ] as const)('%s', async (_, body, name) => {
    const { code, msg } = await refusal(PATH, body)
    expect(code).toBe(failures[name].code)
    expect(msg).not.toMatch(/undefined|\{/)
  })
})
