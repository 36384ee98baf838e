import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

const input = { marketplace: 'US', on: '2026-06-15' } as const
const product = { asin: 'B0SAMPLE01' }

test.each([
  ['the saved name', { product, saved: { name: '旅行杯' } }, '旅行杯-2026-06-15.pdf'],
  [
    'the saved name without the characters that Windows forbids',
    { product, saved: { name: 'Mug: 1/2 "red"' } },
    'Mug 1 2 red-2026-06-15.pdf',
  ],
  ['the ASIN', { product, saved: null }, 'profit-B0SAMPLE01-2026-06-15.pdf'],
  ['the marketplace', { product: null, saved: null }, 'profit-US-2026-06-15.pdf'],
  [
    'the marketplace if the saved name has only forbidden characters',
    { product: null, saved: { name: '???' } },
    'profit-US-2026-06-15.pdf',
  ],
])('a file is named by %s', (_, named, expected) => {
  expect(fileNameOf({ input, ...named }, 'pdf')).toBe(expected)
})
