import { expect, test } from 'vitest'
import { readReverseSearch, searchBody } from './use-reverse-search.ts'

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
