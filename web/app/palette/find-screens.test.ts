import { describe, expect, it } from 'vitest'
import type { PageTitle } from '#web/kit/screen.ts'
import { texts as zh } from '#web/locales/zh-CN/shell.ts'
import { pages } from '../menu.ts'
import { findScreens } from './find-screens.ts'
import { TITLE_PINYIN } from './title-pinyin.ts'

const first = (typed: string) => findScreens(typed, pages)[0]?.title

describe('a screen is found', () => {
  it.each([
    ['gjcwj', 'keywordMiner'],
    ['GJCFC', 'keywordReverse'],
    ['rmsc', 'hotMarket'],
    ['lrcs', 'profit'],
    ['wgzl', 'patent'],
    ['qqss', 'globalSearch'],
    ['asinfx', 'asin'],
    ['afx', 'asin'],
  ])('by the initials of its pinyin (%s)', (typed, title) => expect(first(typed)).toBe(title))

  it.each([
    ['guanjianci', 'keywordMiner'],
    ['qin quan', 'infringement'],
  ])('by its pinyin (%s)', (typed, title) => expect(first(typed)).toBe(title))

  it.each([
    ['关键词', 'keywordMiner'],
    ['挖掘', 'keywordMiner'],
    ['reverse', 'keywordReverse'],
    ['Ｋｅｙｗｏｒｄ  mining', 'keywordMiner'],
    ['calculator freight', 'freight'],
  ])('by its name in either language (%s)', (typed, title) => expect(first(typed)).toBe(title))

  it('in the given order if nothing is typed, and not at all by rubbish', () => {
    expect(findScreens('  ', pages)).toEqual(pages)
    for (const typed of ['%', '👍', 'x'.repeat(5000), '\u202e', 'B0SAMPLE01'])
      expect(findScreens(typed, pages)).toEqual([])
  })
})

/** The first character of each initial in the order of pinyin. */
const FIRST = '阿a八b嚓c哒d妸e发f旮g哈h讥j咔k垃l妈m拏n噢o妑p七q呥r仨s它t穵w夕x丫y帀z'.match(/../gu) ?? []
const pinyinOrder = new Intl.Collator('zh-CN-u-co-pinyin')
const initialOf = (character: string) =>
  FIRST.findLast(([least = '']) => pinyinOrder.compare(least, character) <= 0)?.[1] ?? ''

describe('the pinyin of a screen', () => {
  it.each(Object.entries(TITLE_PINYIN))(
    '%s has a syllable for each character, with the right initial',
    (title, pinyin) => {
      // The cast: a key of the table.
      const parts = zh.title[title as PageTitle].match(/[a-z]+|\p{Script=Han}/giu) ?? []
      const initials = parts.map((part) => (/[a-z]/i.test(part) ? part.toLowerCase() : initialOf(part)))
      expect(pinyin.split(' ').map((syllable, at) => (initials[at]?.length === 1 ? syllable[0] : syllable))).toEqual(
        initials,
      )
    },
  )
})
