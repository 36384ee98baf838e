import { strToU8 } from 'fflate'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SHEET_LIMITS, type SheetFault } from '#contracts/core/sheet.ts'
import { readXlsx } from './read-xlsx.ts'
import { excelParts, excelWorkbook, pack } from './workbook.test-support.ts'
import { writeXlsx } from './write-xlsx.ts'

afterEach(() => vi.useRealTimers())

const cellsOf = (rows: string, strings?: string, calendar?: string) =>
  readXlsx(excelWorkbook({ rows, strings, calendar })).map(({ cells }) => cells)

describe('reads a workbook of Excel', () => {
  test('from its first visible sheet, with its row numbers', () => {
    expect(
      readXlsx(
        excelWorkbook({ rows: '<row r="3"><c r="A3"><v>1</v></c></row><row r="7"><c r="A7"><v>2</v></c></row>' }),
      ),
    ).toEqual([
      { line: 3, cells: [1] },
      { line: 7, cells: [2] },
    ])
  })

  test('with shared strings: kept spaces, formatted runs, and no phonetic hints', () => {
    const strings =
      '<si><t xml:space="preserve"> mug </t></si>' +
      '<si><r><rPr><b/></rPr><t>red </t></r><r><t xml:space="preserve">&amp; blue</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>' +
      '<si><t>a_x000D_b _x005F_x0041_</t></si>'
    const rows = `<row r="1">${[0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>`
    expect(cellsOf(rows, strings)).toEqual([[' mug ', 'red & blue', '東京', 'a\rb _x0041_']])
  })

  test('with numbers, booleans, errors, inline strings and the stored values of formulas', () => {
    const rows =
      '<row r="1"><c r="A1"><v>19.99</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#N/A</v></c>' +
      '<c r="D1" t="inlineStr"><is><t>text</t></is></c><c r="E1"><f>A1*2</f><v>39.98</v></c>' +
      '<c r="F1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="G1"><v>1.2E-3</v></c></row>'
    expect(cellsOf(rows)).toEqual([[19.99, true, '#N/A', 'text', 39.98, 'ab', 0.0012]])
  })

  test('with percentages and dates as Excel shows them', () => {
    const rows =
      '<row r="1"><c s="1"><v>0.15</v></c><c s="4"><v>0.145</v></c><c s="2"><v>46188</v></c><c s="3"><v>46188.75</v></c><c><v>46188</v></c></row>'
    expect(cellsOf(rows)).toEqual([['15%', '14.5%', '2026-06-15', '2026-06-15', 46188]])
    expect(cellsOf('<row r="1"><c s="2"><v>44726</v></c></row>', '', 'date1904="1"')).toEqual([['2026-06-15']])
  })

  test('with gaps for empty cells, except at the end of a row', () => {
    const rows = '<row r="1"><c r="B1"><v>1</v></c><c r="D1"><v>2</v></c><c r="XFD1" s="1"/></row><row r="2" ht="15"/>'
    expect(cellsOf(rows)).toEqual([[null, 1, null, 2]])
  })
})

test('reads a workbook without row and cell references and with prefixed elements', () => {
  const parts = excelParts({ rows: '' })
  parts['xl/worksheets/sheet2.xml'] =
    '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c/><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  expect(readXlsx(pack(parts))).toEqual([
    { line: 1, cells: [1, null, 'a'] },
    { line: 2, cells: [2] },
  ])
})

test('reads back what writeXlsx has written', () => {
  const bytes = writeXlsx([
    {
      name: '利润',
      columns: [
        { header: '编号', width: 12, format: 'text' },
        { header: 'Price', width: 12, format: 'cents' },
        { header: 'Margin', width: 12, format: 'percent' },
        { header: 'Day', width: 12, format: 'day' },
      ],
      rows: [
        ['=1+1', 19.99, 0.281, '2026-06-15'],
        [' _x0041_ <&>\n', null, -0.05, null],
        ['B', { value: 2980, format: 'integer' }, null, 'soon'],
      ],
    },
    { name: 'Second', columns: [], rows: [['not read']] },
  ])
  expect(readXlsx(bytes)).toEqual([
    { line: 1, cells: ['编号', 'Price', 'Margin', 'Day'] },
    { line: 2, cells: ['=1+1', 19.99, '28.1%', '2026-06-15'] },
    { line: 3, cells: [' _x0041_ <&>\n', null, '-5%'] },
    { line: 4, cells: ['B', 2980, null, 'soon'] },
  ])
})

test('writes equal bytes for equal sheets at any time', () => {
  const sheet = { name: 'A', columns: [{ header: 'x', width: 8, format: 'number' as const }], rows: [[1], [2]] }
  const written = ['2026-06-15', '2027-01-01'].map((day) => {
    vi.setSystemTime(day)
    return writeXlsx([sheet])
  })
  expect(written[0]).toEqual(written[1])
})

describe('rejects', () => {
  const oldOffice = (name: string) =>
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      ...Array(600).fill(0),
      ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ])
  const without = (path: string) => {
    const { [path]: _, ...parts } = excelParts({ rows: '<row><c><v>1</v></c></row>' })
    return pack(parts)
  }
  const whole = excelWorkbook({ rows: '<row><c><v>1</v></c></row>' })

  test.each<[string, Uint8Array, SheetFault]>([
    ['a file of Excel 97', oldOffice('Workbook'), 'oldExcel'],
    ['a workbook with a password', oldOffice('EncryptedPackage'), 'encrypted'],
    ['text', strToU8('sku,price'), 'otherFormat'],
    ['a zip file of something else', pack({ 'readme.txt': 'x' }), 'otherFormat'],
    ['a workbook without its workbook part', without('xl/workbook.xml'), 'damaged'],
    ['a workbook without its sheet', without('xl/worksheets/sheet2.xml'), 'damaged'],
    ['a workbook without its shared strings', excelWorkbook({ rows: '<row><c t="s"><v>0</v></c></row>' }), 'damaged'],
    ['a file that is cut off', whole.subarray(0, whole.length - 40), 'damaged'],
    ['malformed XML', excelWorkbook({ rows: '<row><c><v>1</c></row>' }), 'damaged'],
    ['a number that is none', excelWorkbook({ rows: '<row><c><v>1,5</v></c></row>' }), 'damaged'],
    ['a sheet without content', excelWorkbook({ rows: '<row r="1"/>' }), 'empty'],
  ])('%s', (_, bytes, fault) => {
    expect(() => readXlsx(bytes)).toThrow(expect.objectContaining({ fault }))
  })

  /** Changes the unpacked size of a part in the directory of the zip file, 24 bytes after the start of its entry. */
  function withSize(bytes: Uint8Array, path: string, size: number): Uint8Array {
    const name = strToU8(path)
    const at = bytes.findLastIndex((_, start) => name.every((byte, index) => bytes[start + index] === byte)) - 46
    new DataView(bytes.buffer).setUint32(at + 24, size, true)
    return bytes
  }

  test('a part that unpacks to more than the limit, before unpacking it', () => {
    const bytes = withSize(excelWorkbook({ rows: '' }), 'xl/sharedStrings.xml', 4_000_000_000)
    expect(() => readXlsx(bytes)).toThrow(expect.objectContaining({ fault: 'tooLarge' }))
  })

  test('a part that unpacks to more than the directory says, without allocating memory for it', () => {
    const bytes = withSize(excelWorkbook({ rows: '<row/>'.repeat(100_000) }), 'xl/worksheets/sheet2.xml', 500)
    expect(() => readXlsx(bytes)).toThrow(expect.objectContaining({ fault: 'damaged' }))
  })

  test('more rows or cells than allowed', () => {
    const bytes = excelWorkbook({ rows: '<row><c><v>1</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row>' })
    expect(() => readXlsx(bytes, { ...SHEET_LIMITS, rows: 1 })).toThrow(
      expect.objectContaining({ fault: 'tooManyRows', line: 2 }),
    )
    expect(() => readXlsx(bytes, { ...SHEET_LIMITS, cells: 2 })).toThrow(
      expect.objectContaining({ fault: 'tooManyCells', line: 2 }),
    )
  })
})
