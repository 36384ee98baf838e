import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { excelWorkbook } from './workbook.test-support.ts'

const utf16 = (text: string) => new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((c) => c.charCodeAt(0))).buffer)

test.each([
  ['UTF-8', strToU8('价格,成本\n19,8')],
  ['UTF-8 with a mark', strToU8('\ufeff价格,成本\n19,8')],
  [
    'GBK, as Chinese Excel writes it',
    new Uint8Array([0xbc, 0xdb, 0xb8, 0xf1, 0x2c, 0xb3, 0xc9, 0xb1, 0xbe, 0x0a, 0x31, 0x39, 0x2c, 0x38]),
  ],
  ['UTF-16, as Excel writes Unicode text', utf16('价格\t成本\r\n19\t8')],
])('reads text in %s', (_, bytes) => {
  expect(readSheet(bytes).rows.map(({ cells }) => cells)).toEqual([
    ['价格', '成本'],
    ['19', '8'],
  ])
})

/** Bytes of text in Latin-1, which Windows-1252 contains; `€` is 0x80 there. */
const latin = (text: string) => Uint8Array.from([...text], (c) => (c === '€' ? 0x80 : c.charCodeAt(0)))

test.each([
  'SKU,price\nMUG,£19.99',
  'SKU,prix\nCafé détail,€19,99',
  'Größe,Preis\nÜbergröße,12.50',
  'réf,prix\nprêt-à-porter,£5',
  'name,price\nÀÉÎ,1',
])('reads %j in Windows-1252', (text) => {
  const { rows, encoding } = readSheet(latin(text))
  expect(encoding).toBe('windows-1252')
  expect(rows.map(({ cells }) => cells.join())).toEqual(text.split('\n'))
})

test('names the encoding, and recognizes Chinese text with a rare character', () => {
  expect(readSheet(strToU8('price,£\n1,2')).encoding).toBe('utf-8')
  // 价格,镕: 镕 is not among the 3,755 most common Chinese characters.
  const rare = new Uint8Array([0xbc, 0xdb, 0xb8, 0xf1, 0x2c, 0xe9, 0x46])
  expect(readSheet(rare)).toMatchObject({ encoding: 'gb18030', rows: [{ cells: ['价格', '镕'] }] })
})

test('recognizes a workbook by its content', () => {
  expect(readSheet(excelWorkbook({ rows: '<row><c><v>1</v></c></row>' }))).toEqual({
    rows: [{ line: 1, cells: [1] }],
    encoding: null,
  })
})

test('rejects pictures and programs', () => {
  for (const bytes of [
    [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1],
    [0x89, 0x50, 0x4e, 0x47, 0x1a, 0x01, 0xff],
  ])
    expect(() => readSheet(new Uint8Array(bytes))).toThrow(expect.objectContaining({ fault: 'notText' }))
})
