import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CSV_MARK, csvLine } from './csv.ts'
import { readCsv, streamCsv } from './csv-read.ts'
import { SHEET_LIMITS, type SheetFault } from './sheet.ts'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

describe('detects the separator', () => {
  test.each([
    [
      'a comma',
      'sku,price\nA,1\nB,2',
      [
        ['sku', 'price'],
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    [
      'a semicolon beside decimal commas',
      'sku;price\nA;1,50\nB;2,75',
      [
        ['sku', 'price'],
        ['A', '1,50'],
        ['B', '2,75'],
      ],
    ],
    [
      'a tab beside commas in names',
      'sku\tname\nA\tmug, red\nB\tmug, blue',
      [
        ['sku', 'name'],
        ['A', 'mug, red'],
        ['B', 'mug, blue'],
      ],
    ],
    [
      'a tab beside decimal commas in every row',
      '20\t60,5\t12,3\n5\t60,5\t12,5',
      [
        ['20', '60,5', '12,3'],
        ['5', '60,5', '12,5'],
      ],
    ],
    ['a semicolon beside more decimal commas', '20;60,5*40,5*40,5;12,3', [['20', '60,5*40,5*40,5', '12,3']]],
    ['the one that Excel names', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    [
      'a comma beside a semicolon in quotes',
      'a,"b;c;d"\n1,2',
      [
        ['a', 'b;c;d'],
        ['1', '2'],
      ],
    ],
    ['none in a single column', 'price\n19.99', [['price'], ['19.99']]],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })
})

describe('reads cells by RFC 4180', () => {
  test.each([
    ['doubled quotes', 'a,"say ""hi"""', [['a', 'say "hi"']]],
    [
      'separators and line breaks in quotes',
      'a,"b,\r\nc"\r\nd,e',
      [
        ['a', 'b,\r\nc'],
        ['d', 'e'],
      ],
    ],
    ['a quote inside an unquoted cell as text', '12" pan,1', [['12" pan', '1']]],
    ['empty cells, also the last', 'a,,c,', [['a', '', 'c', '']]],
    ['empty quoted cells', 'a,""', [['a', '']]],
    ['a byte order mark', `${CSV_MARK}"a",b`, [['a', 'b']]],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('ends lines with %s', (_, end) => {
    expect(cellsOf(`a,b${end}1,2${end}`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})

test('numbers rows by the lines of the file, empty rows and line breaks in cells included', () => {
  expect(readCsv('sep=,\na,b\n\n"1\n2",3\n , \n4,5').map(({ line }) => line)).toEqual([2, 4, 7])
})

test.each<[string, SheetFault, number | null]>([
  ['', 'empty', null],
  ['\n \n', 'empty', null],
  ['a,b\n1,"2', 'openQuote', 2],
  ['a,b\n1,"2"3', 'brokenQuotes', 2],
])('names the fault of %j and its line', (text, fault, line) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ fault, line }))
})

test.each<[string, Partial<typeof SHEET_LIMITS>, SheetFault, number]>([
  ['too many rows', { rows: 2 }, 'tooManyRows', 3],
  ['too many cells', { cells: 3 }, 'tooManyCells', 2],
  ['a cell too long', { cellLength: 3 }, 'longCell', 3],
])('stops at %s', (_, limit, fault, line) => {
  expect(() => readCsv('a,b\n1,2\n3,long', { ...SHEET_LIMITS, ...limit })).toThrow(
    expect.objectContaining({ fault, line }),
  )
})

test('reads back every row that our own writer writes', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', ' ', '价') })
  const row = fc.tuple(fc.constant('x'), cell, cell)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      expect(cellsOf(`sep=,\r\n${rows.map((cells) => csvLine(cells)).join('')}`)).toEqual(
        rows.map((cells) => cells.map((text) => (/^\r/.test(text) ? `'${text}` : text))),
      )
    }),
  )
})

describe('a stream of text', () => {
  async function* inParts(text: string, size: number) {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  async function streamed(text: string, size: number) {
    const rows = []
    for await (const row of streamCsv(inParts(text, size))) rows.push(row)
    return rows
  }

  test('has the same rows as the whole text, wherever it is cut', async () => {
    const text = '\ufeffa;b\r\n"x ""1""";"two\nlines"\r\n\r\nlast;1'
    for (const size of [1, 2, 3, 7, 1000]) expect(await streamed(text, size)).toEqual(readCsv(text))
  })

  test('has the same rows when it is longer than a part', async () => {
    const text = Array.from({ length: 60_000 }, (_, at) => `"term, ${at}","a ""b"" ${at}"`).join('\r\n')
    expect(await streamed(text, 64 * 1024 + 1)).toEqual(readCsv(text))
  })

  test('ends with the fault of a quote that does not close', async () => {
    await expect(streamed('a,b\n"c,d', 4)).rejects.toMatchObject({ fault: 'openQuote', line: 2 })
  })
})
