import { expect, test } from 'vitest'
import { parsePastedAsins } from './asin-list.rules.ts'

const parse = (text: string, most = 10) => parsePastedAsins(text, most)

test('finds the ASINs of a list between commas, lines and Chinese separators, each once', () => {
  expect(parse('B0SAMPLE01, b0sample02\r\nB0SAMPLE03；B0SAMPLE04、B0SAMPLE01')).toEqual({
    asins: ['B0SAMPLE01', 'B0SAMPLE02', 'B0SAMPLE03', 'B0SAMPLE04'],
    tooMany: [],
    rubbish: [],
    marketplace: undefined,
    isMixed: false,
    unsupported: [],
  })
})

test('finds the ASINs of links, and their marketplace', () => {
  const { asins, marketplace, isMixed } = parse(
    'https://www.amazon.de/Becher/dp/B0SAMPLE01/ref=sr_1_1?keywords=becher https://amazon.de/gp/product/B0SAMPLE02?pd_rd_i=B0SAMPLE09https://m.amazon.de/d/B0SAMPLE03',
  )
  expect(asins).toEqual(['B0SAMPLE01', 'B0SAMPLE02', 'B0SAMPLE03'])
  expect([marketplace, isMixed]).toEqual(['DE', false])
})

test('links of several marketplaces leave the marketplace open', () => {
  const mixed = parse('https://www.amazon.de/dp/B0SAMPLE01 https://www.amazon.com/dp/B0SAMPLE02')
  expect([mixed.marketplace, mixed.isMixed]).toEqual([undefined, true])
})

test('names the marketplaces that we lack, and takes the one that the other links agree on', () => {
  const unsupported = parse('https://www.amazon.com.br/dp/B0SAMPLE01')
  expect(unsupported).toMatchObject({ asins: ['B0SAMPLE01'], marketplace: undefined, isMixed: false })
  expect(unsupported.unsupported).toEqual(['amazon.com.br'])
  const both = parse('https://www.amazon.com.br/dp/B0SAMPLE01 https://www.amazon.de/dp/B0SAMPLE02')
  expect(both).toMatchObject({ marketplace: 'DE', isMixed: false, unsupported: ['amazon.com.br'] })
})

test('names the words without an ASIN', () => {
  const { asins, rubbish } = parse('看看 B0SAMPLE01 (blue) and 123, 款式B0SAMPLE02（红）； https://example.com/x ✨ *')
  expect(asins).toEqual(['B0SAMPLE01', 'B0SAMPLE02'])
  expect(rubbish).toEqual(['看看', '(blue)', 'and', '123', 'https://example.com/x'])
})

test('a code that is longer or shorter than an ASIN is none', () => {
  expect(parse('B0SAMPLE012 XB0SAMPLE01 B0SAMPLE0')).toMatchObject({ asins: [], tooMany: [] })
})

test('reads letters and digits of full width', () => {
  expect(parse('#1;ｂ０ｓａｍｐｌｅ０１👍').asins).toEqual(['B0SAMPLE01'])
})

test('names the ASINs beyond the allowed number', () => {
  expect(parse('B0SAMPLE01 B0SAMPLE02 B0SAMPLE03', 2)).toMatchObject({
    asins: ['B0SAMPLE01', 'B0SAMPLE02'],
    tooMany: ['B0SAMPLE03'],
  })
})

test('reads a text of right-to-left letters, emoji or 5,000 characters', () => {
  expect(parse('\u202eמוצר B0SAMPLE01 👩‍👩‍👧‍👦').asins).toEqual(['B0SAMPLE01'])
  expect(parse('x'.repeat(5000)).rubbish).toHaveLength(1)
  expect(parse('').asins).toEqual([])
})
