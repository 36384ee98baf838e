import { expect, test } from 'vitest'
import { subjectOf } from './confirm.rules.ts'

test('the address names the product; case and spaces do not matter', () => {
  expect(subjectOf('asin=%20b0sample01&marketplace=de')).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE' })
})

test('without a marketplace, or with one that is not ours, it is the US', () => {
  expect(subjectOf('asin=B0SAMPLE01').marketplace).toBe('US')
  expect(subjectOf('asin=B0SAMPLE01&marketplace=BR').marketplace).toBe('US')
})

test('an address without an ASIN asks for an empty one, which the server refuses in its own words', () => {
  expect(subjectOf('').asin).toBe('')
})
