import { expect, test } from 'vitest'
import { readReverseSearch, searchBody, sortValue } from './use-reverse-search.ts'

const read = (query: string) => readReverseSearch(new URLSearchParams(query))

test('reads the whole lookup from the address', () => {
  const query =
    'asins=B0SAMPLE01,B0SAMPLE02&marketplace=DE&week=2026-11-01&against=2026-10-04&gap=onlyRivals&move=lost' +
    '&with=steel&without=kids,baby&organicRank=..48&searches=1000..&kinds=organic,fourStars&sort=trafficShare'
  expect(searchBody(read(query))).toEqual({
    marketplace: 'DE',
    asins: ['B0SAMPLE01', 'B0SAMPLE02'],
    week: '2026-11-01',
    against: '2026-10-04',
    gap: 'onlyRivals',
    move: 'lost',
    with: 'steel',
    without: 'kids,baby',
    range: { organicRank: { max: 48 }, searches: { min: 1000 } },
    choice: { kinds: ['organic', 'fourStars'] },
    sort: 'trafficShare',
    order: 'asc',
  })
})

test('an address with two ASINs lists the largest traffic shares first, without a filter', () => {
  expect(searchBody(read('asins=B0SAMPLE01,B0SAMPLE02'))).toEqual({
    marketplace: 'US',
    asins: ['B0SAMPLE01', 'B0SAMPLE02'],
    sort: 'trafficShare',
    order: 'desc',
  })
})

const GAP = 'asins=B0SAMPLE01,B0SAMPLE02&gap='

test('an address of terms where only rivals rank lists the highest share of a rival first', () => {
  expect(read(`${GAP}onlyRivals`).sorting).toEqual({ by: 'rivalShare', order: 'desc' })
  expect(searchBody(read(`${GAP}onlyRivals`))).toMatchObject({ sort: 'rivalShare', order: 'desc' })
  expect(searchBody(read(`${GAP}onlyRivals&sort=-searches`))).toMatchObject({ sort: 'searches', order: 'desc' })
  expect(searchBody(read(`${GAP}both`))).toMatchObject({ sort: 'trafficShare', order: 'desc' })
})

test.each(['onlyRivals', 'both'])('an address with the gap %s keeps each chosen order', (gap) => {
  const search = read(GAP + gap)
  for (const by of ['rivalShare', 'trafficShare'])
    for (const order of ['asc', 'desc'] as const) {
      const sort = sortValue(search, { by, order })
      expect(read(`${GAP}${gap}&sort=${sort}`).sorting).toEqual({ by, order })
    }
})

test('names what the address cannot mean', () => {
  const { problems, gap, move, week, pasted } = read(
    'asins=hello,B0SAMPLE01&gap=wide&move=sideways&week=2026-13-01&color=red',
  )
  expect([gap, move, week]).toEqual([undefined, undefined, undefined])
  expect(problems).toEqual([
    { name: 'color', why: 'unknown' },
    { name: 'week', why: 'unreadable' },
    { name: 'gap', why: 'unreadable' },
    { name: 'move', why: 'unreadable' },
  ])
  expect(pasted.rubbish).toEqual(['hello'])
})
