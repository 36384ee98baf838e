import { describe, expect, it } from 'vitest'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { catalogueOf } from './catalogue.ts'
import { openCatalogue } from './catalogue-file.ts'
import { fold, matchScore, parseQuery, searchableOf } from './niche-search.ts'

const catalogue = catalogueOf(openCatalogue(TEST_CATALOGUE))
const titles = (keyword: string, marketplace: Marketplace = 'US') =>
  catalogue.nichesFor(keyword, marketplace, 0, 20).map((niche) => niche.title)

describe('the niches of a keyword', () => {
  it('are all that share it, the exact match first', () => {
    const found = catalogue.nichesFor(STORY.marketKeyword, 'US', 0, 20)
    expect(found.map(({ title }) => title)).toEqual([
      'insulated travel mug',
      'travel mug with handle',
      'ceramic lined coffee tumbler',
    ])
    expect(found[0]?.id).toBe(STORY.niche)
  })
  it('match regardless of case, spaces, plural and word order', () => {
    expect(titles('  Handle,  TRAVEL mugs ')[0]).toBe('travel mug with handle')
    expect(titles('mug travel')).toEqual(expect.arrayContaining(['insulated travel mug', 'travel mug with handle']))
    expect(titles('ＴＲＡＶＥＬ　ＭＵＧ')[0]).toBe('insulated travel mug')
  })
  it('match Chinese in every marketplace, even two characters or another word order', () => {
    expect(titles('保温旅行杯')[0]).toBe('insulated travel mug')
    expect(titles('旅行保温杯', 'JP')[0]).toBe('真空断熱タンブラー')
    expect(titles('台灯', 'DE')).toContain('LED-Schreibtischlampe')
    expect(titles('保温')).toEqual(expect.arrayContaining(['insulated travel mug', 'insulated water bottle']))
  })
  it('match English and the language of the marketplace, with or without accents', () => {
    expect(titles('desk lamp', 'DE')[0]).toBe('LED-Schreibtischlampe')
    expect(titles('schreibtischlampe', 'DE')[0]).toBe('LED-Schreibtischlampe')
    expect(titles('デスクライト', 'JP')[0]).toBe('LEDデスクライト')
    expect(titles('mug isotherme etanche', 'FR')[0]).toBe('Mug isotherme')
  })
  it('include partial matches only if there is no full match, and nonsense matches none', () => {
    expect(titles('coffee xyz')).toContain('insulated travel mug')
    expect(titles('travel mug')).not.toContain('travel backpack')
    for (const nonsense of ['qwertz', 's', '!!', '咖啡机器人洗衣液']) expect(titles(nonsense), nonsense).toEqual([])
  })
  it('are limited to the requested number', () => {
    expect(catalogue.nichesFor('for', 'US', 0, 3)).toHaveLength(3)
  })
})

describe('the match score of a keyword', () => {
  const texts = searchableOf({ title: 'Glass Teapot', zh: '玻璃茶壶', en: null }, ['teapot with infuser', '茶壶'], 10)
  const score = (typed: string) => matchScore(parseQuery(typed), texts)
  it('is highest for an exact text, then for all words in a title, in a keyword, in several texts, and last for a part', () => {
    const scores = ['茶壶', 'teapot glass', 'infuser teapot', 'glass infuser', 'glass kettle', 'kettle'].map(score)
    expect(scores.slice(0, 4)).toEqual([5, 4, 3, 2])
    expect(scores[4]).toBeGreaterThan(0)
    expect(scores[4]).toBeLessThan(1)
    expect(scores[5]).toBe(0)
  })
  it('ignores case, accents and punctuation, but not Japanese voicing marks', () => {
    expect(fold('  Mug-Isotherme  ÉTANCHE! ')).toBe('mug isotherme etanche')
    expect(fold('Großer Golfschirm')).toBe('grosser golfschirm')
    expect(fold('ガラス')).not.toBe(fold('カラス'))
  })
})
