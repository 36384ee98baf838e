import { expect, test } from 'vitest'
import { type AsinRow, type MarketRow, onlinePath, subjectOf } from './report-row.ts'

const shared = {
  id: 7,
  marketplace: 'DE',
  url: '',
  state: 1,
  stage: 'done',
  progress: 100,
  failure: null,
  revision: 1,
  created_at: '2026-11-21T08:00:00Z',
  updated_at: '2026-11-21T08:00:00Z',
} as const
const ofAsin = (product: string): AsinRow => ({ ...shared, asin: 'B0SAMPLE01', product })
const ofNiche = (market: object): MarketRow => ({
  ...shared,
  niche_id: 'DE 1',
  keyword: 'becher',
  market: JSON.stringify(market),
})

test('names a product by its ASIN and describes it by its title', () => {
  expect(subjectOf(ofAsin('{"title":"Mug","imageUrl":"/x.webp","sample":true}'), 'en-US')).toEqual({
    name: 'B0SAMPLE01',
    original: undefined,
    about: 'Mug',
    pictureName: 'Mug',
    imageUrl: '/x.webp',
    sample: true,
  })
})

test('names a niche in the language of the reader and keeps the original title', () => {
  const niche = { nicheTitle: 'thermobecher', nicheTitleZh: '保温杯', nicheTitleEn: 'travel mug' }
  const picture = { referenceAsinImageUrl: '/mug.webp' }
  expect(subjectOf(ofNiche({ ...niche, ...picture }), 'zh-CN')).toEqual({
    name: '保温杯',
    original: 'thermobecher',
    about: 'becher',
    pictureName: '保温杯',
    imageUrl: '/mug.webp',
    sample: false,
  })
  expect(subjectOf(ofNiche(niche), 'en-US').name).toBe('travel mug')
  expect(subjectOf(ofNiche({ ...niche, nicheTitleZh: null }), 'zh-CN')).toMatchObject({
    name: 'thermobecher',
    original: undefined,
  })
})

test('a row with damaged product JSON has neither title nor picture', () => {
  const bare = { name: 'B0SAMPLE01', original: undefined, about: '', pictureName: '', imageUrl: null, sample: false }
  for (const product of ['', 'null', '{"title":', '{"title":5,"imageUrl":""}'])
    expect(subjectOf(ofAsin(product), 'zh-CN')).toEqual(bare)
})

test('names a picture by the brand or, if the brand is unknown, by the title', () => {
  expect(subjectOf(ofAsin('{"title":"Mug","brand":"Qvist"}'), 'en-US').pictureName).toBe('Qvist')
  expect(subjectOf(ofAsin('{"title":"Mug","brand":null}'), 'en-US').pictureName).toBe('Mug')
})

test('the path of an online report starts with the path of its kind', () => {
  expect(onlinePath(ofAsin('{}'))).toBe('/product/online/DE/B0SAMPLE01')
  expect(onlinePath(ofNiche({}))).toBe('/market/online/DE%201')
})
