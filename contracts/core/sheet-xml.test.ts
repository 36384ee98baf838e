import { describe, expect, test } from 'vitest'
import { type Sheet, type SheetXmlCell, workbookParts } from './sheet-xml.ts'
import { XmlReader } from './xml-reader.ts'

const sheet = (rows: Iterable<readonly SheetXmlCell[]>, change: Partial<Sheet> = {}): Sheet => ({
  name: 'Profit',
  columns: [
    { header: 'SKU', width: 12, format: 'text' },
    { header: 'Price', width: 10, format: 'cents' },
    { header: 'Day', width: 11, format: 'day' },
  ],
  rows,
  ...change,
})

function partOf(sheets: readonly Sheet[], path: string): string {
  const part = workbookParts(sheets).find((each) => each.path === path)
  if (!part) throw new Error(`No part ${path}`)
  return [...part.text].join('')
}

const cellsOf = (cells: readonly SheetXmlCell[]) =>
  /<row r="2">(.*?)<\/row>/s.exec(partOf([sheet([cells])], 'xl/worksheets/sheet1.xml'))?.[1]

test('writes every part as well-formed XML and lists each sheet in the content types, workbook and relationships', () => {
  const parts = workbookParts([sheet([['A<&>"', 1, null]]), sheet([], { name: 'Gaps & <ranges>' })])
  for (const { text } of parts) {
    const reader = new XmlReader([...text].join(''))
    while (reader.next() !== 'end');
  }
  expect(parts.map(({ path }) => path)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ])
})

test('writes a bold frozen header and the width of each column', () => {
  const text = partOf([sheet([])], 'xl/worksheets/sheet1.xml')
  expect(text).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(text).toContain('<col min="2" max="2" width="10" customWidth="1"/>')
  expect(text).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">SKU</t></is></c>')
})

test.each(['=HYPERLINK("x")', '+1+cmd', '-2+3', '@SUM(A1)', '\t=1'])('keeps %j plain text, never a formula', (text) => {
  const cells = cellsOf([text])
  expect(cells).toContain('t="inlineStr"')
  expect(cells).not.toContain('<f')
})

describe('writes', () => {
  test('numbers as numbers, in the format of their column or their own', () => {
    expect(cellsOf(['A', 19.99])).toContain('<c s="5"><v>19.99</v></c>')
    expect(cellsOf(['A', { value: 1999, format: 'integer' }])).toContain('<c s="4"><v>1999</v></c>')
  })

  test('days as serial numbers, and anything else in a column of days as text', () => {
    expect(cellsOf([null, null, '2026-06-15'])).toBe('<c/><c/><c s="7"><v>46188</v></c>')
    expect(cellsOf([null, null, 'soon'])).toContain('>soon</t>')
  })

  test('unknown and infinite numbers as empty cells', () => {
    expect(cellsOf(['A', Number.NaN, null])).toMatch(/<\/c><c\/><c\/>$/)
  })

  test('no character that XML forbids', () => {
    expect(cellsOf(['a\u0000b\u001fc\ud800d\uffffe😀\r\nf'])).toContain('>abcde😀\nf</t>')
  })

  test('a text that looks like an escaped character as itself', () => {
    expect(cellsOf(['_x0041_'])).toContain('>_x005F_x0041_</t>')
  })

  test('at most the characters that a cell of Excel holds', () => {
    expect(cellsOf(['x'.repeat(40_000)])?.match(/x+(?=<\/t>)/)?.[0]).toHaveLength(32_767)
  })
})

test('makes sheet names valid for Excel and rejects duplicates', () => {
  const named = (name: string) => /<sheet name="([^"]*)"/.exec(partOf([sheet([], { name })], 'xl/workbook.xml'))?.[1]
  expect(named("'Profit: a/b'")).toBe('Profit  a b')
  expect(named('x'.repeat(50))).toHaveLength(31)
  expect(named('::')).toBe('Sheet')
  expect(() => workbookParts([sheet([]), sheet([], { name: 'PROFIT' })])).toThrow('same name')
})

test('reads rows lazily, as the caller consumes the text in pieces', () => {
  let read = 0
  function* rows() {
    for (; read < 20_000; read++) yield ['SKU', read, null]
  }
  const text = workbookParts([sheet(rows())]).at(-1)?.text ?? []
  const pieces = text[Symbol.iterator]()
  pieces.next()
  expect(read).toBeLessThan(1000)
  while (!pieces.next().done);
  expect(read).toBe(20_000)
})
