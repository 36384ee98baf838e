import { expect, test } from 'vitest'
import { normaliseHts } from './hts.ts'

test.each([
  ['6912.00.4400', '6912.00.4400'],
  ['6912.00.44.00', '6912.00.4400'],
  ['6912004400', '6912.00.4400'],
  ['69120044', '6912.00.44'],
  ['6912.00', '6912.00'],
  [' 6912 ', '6912'],
])('%j is the HTS code %s', (typed, code) => {
  expect(normaliseHts(typed)).toBe(code)
})

test.each([
  '',
  '691',
  '69120',
  '6912.0',
  '6912.00.440',
  '691.200.4400',
  '6912-00',
  '6912.00.4400.1',
  'ABCD',
  '0012.00',
])('%j is not an HTS code', (typed) => {
  expect(normaliseHts(typed)).toBeNull()
})
