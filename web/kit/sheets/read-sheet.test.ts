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
  expect(readSheet(bytes).map(({ cells }) => cells)).toEqual([
    ['价格', '成本'],
    ['19', '8'],
  ])
})

test('reads a workbook whatever its name', () => {
  expect(readSheet(excelWorkbook({ rows: '<row><c><v>1</v></c></row>' }))).toEqual([{ line: 1, cells: [1] }])
})

test('rejects pictures and programs', () => {
  expect(() => readSheet(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toThrow(
    expect.objectContaining({ fault: 'notText' }),
  )
})
