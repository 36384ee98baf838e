import { expect, test } from 'vitest'
import { firstSorting, offerBody, readOfferSearch, viewValues } from './use-offer-search.ts'

const read = (query: string) => readOfferSearch(new URLSearchParams(query))
const bodyOf = (query: string, picture?: string) => offerBody(read(query), picture)

test('an address without values finds all offers, the best-selling first', () => {
  expect(bodyOf('')).toEqual({})
  expect(firstSorting(read(''), 'words')).toEqual({ by: 'units30', order: 'desc' })
})

test('reads the whole search from the address', () => {
  expect(
    bodyOf('words=保温杯&category=c1&belt=b1&supplier=7&price=5..20&companyType=factory&sort=-repeatRate&layout=cards'),
  ).toEqual({
    words: '保温杯',
    category: 'c1',
    belt: 'b1',
    supplier: 7,
    range: { price: { min: 5, max: 20 } },
    choice: { companyType: ['factory'] },
    sort: 'repeatRate',
    order: 'desc',
  })
})

test('an ASIN in the address is the way to search, and the words do not count', () => {
  expect(bodyOf('asin=B0SAMPLE01&marketplace=DE&words=mug')).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE' })
  expect(firstSorting(read('asin=B0SAMPLE01'), 'picture')).toEqual({ by: 'similarity', order: 'desc' })
})

test('searches nothing until the chosen way has its ASIN or picture', () => {
  expect(bodyOf('by=asin')).toBeNull()
  expect(bodyOf('by=picture')).toBeNull()
  expect(bodyOf('by=picture&words=mug', 'key')).toEqual({ picture: 'key' })
})

test('a visit to the belts keeps the layout, also that of an older address', () => {
  const shown = (query: string) => {
    const { view, layout } = read(query)
    return [view, layout]
  }
  expect(['', 'view=table', 'layout=cards', 'view=cards'].map(shown)).toEqual([
    ['offers', 'table'],
    ['offers', 'table'],
    ['offers', 'cards'],
    ['offers', 'cards'],
  ])
  expect(['view=belts', 'view=belts&layout=cards'].map(shown)).toEqual([
    ['belts', 'table'],
    ['belts', 'cards'],
  ])
  expect(viewValues('belts', 'cards')).toEqual({ view: 'belts', layout: 'cards' })
  expect(viewValues('offers', 'cards')).toEqual({ view: '', layout: 'cards' })
  expect(viewValues('offers', 'table')).toEqual({ view: '', layout: '' })
})

test('names what the address cannot mean, and exchanges the ends of a range', () => {
  const { filter, problems, supplier, province } = read('price=20..5&color=red&supplier=x&province=XX')
  expect(filter.range).toEqual({ price: { min: 5, max: 20 } })
  expect(problems).toEqual([
    { name: 'price', why: 'swapped' },
    { name: 'color', why: 'unknown' },
  ])
  expect([supplier, province]).toEqual([undefined, undefined])
})
