import { expect, test } from 'vitest'
import { parseNames, readNames, writeNames } from './name-list.rules.ts'

test('separates names at commas, semicolons, bars and lines, each once', () => {
  expect(parseNames('Olvano, Qvist；Anker、Olvano|Tidy\nHome')).toEqual(['Olvano', 'Qvist', 'Anker', 'Tidy', 'Home'])
  expect(parseNames(' ,; ')).toEqual([])
})

test.each([
  'Shenzhen Olvano Trading Co., Ltd.',
  'Shenzhen Olvano Trading Co.,Ltd',
  'Yiwu Tidy Co. , LIMITED',
  'Shenzhen Olvano Co.，Ltd',
  'Qvist Goods, Inc.',
  'Home Supplies, L.L.C.',
])('keeps the legal form of %s', (name) => {
  expect(parseNames(`${name}, Olvano`)).toEqual([name, 'Olvano'])
  expect(readNames(writeNames([name, 'Olvano']))).toEqual([name, 'Olvano'])
})

test('a name that only begins like a legal form is one of its own', () => {
  expect(parseNames('Olvano, Incase, Co-Z, 深圳')).toEqual(['Olvano', 'Incase', 'Co-Z', '深圳'])
})

test('an address keeps any comma of a name', () => {
  expect(readNames(writeNames(['Salt, Pepper', 'A|B']))).toEqual(['Salt, Pepper', 'A B'])
})

test('names are cut to what the calls take', () => {
  expect(readNames('b'.repeat(5000))[0]).toHaveLength(100)
  expect(readNames(Array.from({ length: 60 }, (_, at) => `n${at}`).join('|'))).toHaveLength(50)
})
