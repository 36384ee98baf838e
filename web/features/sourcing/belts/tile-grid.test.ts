import { expect, test } from 'vitest'
import { PROVINCES } from '#contracts/model/sourcing/provinces.ts'
import { nextTile, TILES } from './tile-grid.ts'

const tileOf = (province: string) => {
  const tile = TILES.find((each) => each.province === province)
  if (!tile) throw new Error(province)
  return tile
}
const next = (province: string, key: string, among = TILES) => nextTile(tileOf(province), key, among)?.province

test('the grid has each province once, and each place one province', () => {
  expect(TILES.map(({ province }) => province).toSorted()).toEqual([...PROVINCES].toSorted())
  expect(new Set(TILES.map(({ row, column }) => `${row} ${column}`)).size).toBe(TILES.length)
})

test('arrow keys move to the neighbour, over gaps too', () => {
  expect([next('ZJ', 'ArrowLeft'), next('ZJ', 'ArrowUp'), next('ZJ', 'ArrowDown')]).toEqual(['JX', 'JS', 'FJ'])
  expect(next('XZ', 'ArrowRight')).toBe('SN')
  expect(next('ZJ', 'ArrowDown', [tileOf('GD'), tileOf('SD')])).toBe('GD')
})

test('arrow keys stop at the edge, and other keys move nothing', () => {
  expect(next('HL', 'ArrowUp')).toBeUndefined()
  expect(next('ZJ', 'a')).toBeUndefined()
})
