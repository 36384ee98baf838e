import { expect, test } from 'vitest'
import { minerPath } from './miner-path.ts'

test('a term with separators is one seed', () => {
  expect(minerPath('mug, steel；旅行、杯', 'US')).toBe(
    `/keyword/miner?${new URLSearchParams({ seeds: 'mug steel 旅行 杯' })}`,
  )
})

test('the address has the marketplace, unless it is the first one, and the class of data, if it is known', () => {
  expect(minerPath('becher', 'DE', 'sample')).toBe('/keyword/miner?seeds=becher&marketplace=DE&data=sample')
  expect(minerPath('mug', 'US', 'imported')).toBe('/keyword/miner?seeds=mug&data=imported')
})
