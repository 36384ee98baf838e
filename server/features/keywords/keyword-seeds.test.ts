/** Which terms the seeds and words of a search find, on the sample world. */
import { describe, expect, test } from 'vitest'
import { hasWord, keywordCalls, stored, termsWhere } from './keyword-calls.test-support.ts'

const { search, found, texts } = keywordCalls()

describe('a seed finds', () => {
  test('as broad, terms with all of its words in any order', async () => {
    const expected = termsWhere(({ text }) => hasWord(text, 'mug') && hasWord(text, 'travel'))
    expect(expected.length).toBeGreaterThan(2)
    expect(await texts({ seeds: ['mug travel'] })).toEqual(expected)
    expect(await texts({ seeds: ['Travel MUGS'], match: 'broad' })).toEqual(expected)
  })
  test('as phrase, terms in which its words follow each other', async () => {
    expect(await texts({ seeds: ['mug travel'], match: 'phrase' })).toEqual([])
    const expected = termsWhere(({ text }) => text.includes('travel mug with'))
    expect(await texts({ seeds: ['travel mug with'], match: 'phrase' })).toEqual(expected)
  })
  test('as exact, the whole term only', async () => {
    expect(await texts({ seeds: [' Travel Mug '], match: 'exact' })).toEqual(['travel mug'])
    expect(await texts({ seeds: ['travel'], match: 'exact' })).toEqual([])
  })
  test('as related, terms that share one of their three most clicked products', async () => {
    const phrase = stored.filter(({ text }) => text.includes('travel mug'))
    const clicked = new Set(phrase.flatMap(({ topThree }) => topThree.map(({ asin }) => asin)))
    const expected = termsWhere(({ topThree }) => topThree.some(({ asin }) => clicked.has(asin)))
    expect(expected.length).toBeGreaterThan(phrase.length)
    const related = await texts({ seeds: ['travel mug'], match: 'related' })
    expect(related).toEqual(expected)
    expect(related).toEqual(expect.arrayContaining(phrase.map(({ text }) => text)))
  })
  test('in Chinese, terms by their translation', async () => {
    const expected = termsWhere(({ zh }) => zh.includes('旅行杯'))
    for (const match of ['broad', 'phrase']) expect(await texts({ seeds: ['旅行杯'], match })).toEqual(expected)
    expect(await texts({ seeds: ['旅行杯'], match: 'exact' })).toEqual(['travel mug'])
    const related = await texts({ seeds: ['旅行杯'], match: 'related' })
    expect(related).toEqual(expect.arrayContaining(expected))
  })
  test('in Japanese, terms of Japan', async () => {
    const rows = await found({ marketplace: 'JP', seeds: ['タンブラー'] })
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.every(({ text }) => text.includes('タンブラー'))).toBe(true)
  })
  test('nothing when its words are partly in the term and partly in the translation', async () => {
    expect(await texts({ seeds: ['mug 旅行杯'] })).toEqual([])
  })
  test('the terms of any of fifty seeds, each once', async () => {
    const seeds = stored.filter((_, at) => at % 5 === 0).slice(0, 50)
    expect(seeds).toHaveLength(50)
    const named = seeds.map(({ text }) => text)
    expect(await texts({ seeds: named, match: 'exact' })).toEqual(named)
    const broad = await texts({ seeds: named })
    expect(broad).toEqual(expect.arrayContaining(named))
    expect(new Set(broad).size).toBe(broad.length)
  })
  test.each([
    ['an emoji', '🧋'],
    ['text from right to left', '\u202Eكوب سفر'],
    ['a wildcard of SQL', '%'],
    ['another wildcard', 'tr_vel mug'],
    ['an injection', `mug'; DROP TABLE keyword; --`],
    ['a pattern', '.*'],
    ['half of a pair of surrogates', '\ud83e'],
    ['200 letters', 'm'.repeat(200)],
    ['a hundred words', 'a '.repeat(100)],
  ])('nothing when it is %s', async (_, seed) => {
    for (const match of ['broad', 'phrase', 'exact', 'related'])
      expect(await texts({ seeds: [seed], match })).toEqual([])
  })
  test('every term when all seeds are blank', async () => {
    expect((await search({ seeds: ['', ' '] })).total).toBe(stored.length)
    expect((await search({ seeds: [] })).total).toBe(stored.length)
    expect((await search({ seeds: ['', 'travel mug'], match: 'exact' })).total).toBe(1)
  })
})

describe('words', () => {
  const isOffice = (text: string) => text.includes('for the office')
  test('that a term must have, all of them', async () => {
    const expected = termsWhere(({ text }) => hasWord(text, 'mug') && isOffice(text))
    expect(expected.length).toBeGreaterThan(1)
    expect(await texts({ with: 'for the office, mug' })).toEqual(expected)
    expect(await texts({ seeds: ['mug'], with: '办公室' })).toEqual(
      termsWhere(({ text, zh }) => hasWord(text, 'mug') && zh.includes('办公室')),
    )
    expect(await texts({ with: '***' })).toEqual([])
    expect(await texts({ with: ' , …，***' })).toEqual([])
    expect(await texts({ with: 'for the office, mug, 👍, …, mug' })).toEqual(expected)
  })
  test('that a term must not have, none of them', async () => {
    const expected = termsWhere(({ text }) => hasWord(text, 'mug') && !hasWord(text, 'travel') && !hasWord(text, 'lid'))
    expect(await texts({ seeds: ['mug'], without: 'travel，lid' })).toEqual(expected)
    expect(await texts({ seeds: ['mug'], without: '旅行' })).not.toContain('travel mug')
    expect((await search({ without: ' , ***' })).total).toBe(stored.length)
  })
})
