import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openColumnFile, writeColumnFile } from './column-file.ts'
import { orderedPage, orderedRows } from './order.ts'
import { type Condition, selectRows } from './select.ts'
import { indexTexts, packTexts, textConditions, textMatcher } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'columns-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a file of columns', () => {
  const path = join(folder, 'table.columns')
  test('returns facts and arrays as they were written, whatever their lengths', () => {
    const facts = { brands: ['', 'Größe', '猫'] }
    const bytes = Uint8Array.from([1, 2, 255])
    const floats = Float32Array.from([0.1, Number.NaN, -0])
    const doubles = Float64Array.from([2 ** 52 + 1, Number.POSITIVE_INFINITY])
    writeColumnFile(path, facts, [
      ['bytes', bytes],
      ['none', new Uint32Array(0)],
      ['floats', floats],
      ['doubles', doubles],
    ])
    const file = openColumnFile(path)
    expect(file.facts).toEqual(facts)
    expect(file.read('bytes', 'u8')).toEqual(bytes)
    expect(file.read('none', 'u32')).toEqual(new Uint32Array(0))
    expect(file.read('floats', 'f32')).toEqual(floats)
    expect(file.read('doubles', 'f64')).toEqual(doubles)
    expect(() => file.read('prices', 'f64')).toThrow('no array prices of kind f64')
    expect(() => file.read('floats', 'f64')).toThrow('no array floats of kind f64')
    file.close()
  })
  test('reads its texts in any order, also those longer than what it reads at once', () => {
    const texts = ['Größe', '', '猫', 'x'.repeat(20_000), 'end']
    const starts = texts.map((_, at) => Buffer.byteLength(texts.slice(0, at).join('')))
    writeColumnFile(path, null, [['texts', Buffer.from(texts.join(''))]])
    const file = openColumnFile(path)
    const read = file.texts('texts')
    const at = (i: number) => read(starts[i]!, starts[i]! + Buffer.byteLength(texts[i]!))
    for (const i of [0, 1, 2, 3, 4, 2, 0, 4]) expect(at(i)).toBe(texts[i])
    expect(() => read(starts[4]!, starts[4]! + 4)).toThrow('cut off')
    file.close()
  })
  test('a reader that holds the file can read on after `close`, until it releases the file', () => {
    writeColumnFile(path, null, [['texts', Buffer.from('held')]])
    const file = openColumnFile(path)
    const [read, release] = [file.texts('texts'), file.hold()]
    file.close()
    file.close()
    expect(read(0, 4)).toBe('held')
    release()
    expect(() => file.texts('texts')(0, 4)).toThrow('EBADF')
  })
  test('rejects a cut file, and a file of another format', () => {
    writeColumnFile(path, null, [['doubles', Float64Array.of(1, 2)]])
    const cut = join(folder, 'cut.columns')
    writeFileSync(cut, readFileSync(path))
    truncateSync(cut, readFileSync(path).length - 1)
    const file = openColumnFile(cut)
    expect(() => file.read('doubles', 'f64')).toThrow('cut off')
    file.close()
    writeFileSync(cut, 'SQLite format 3 and more')
    expect(() => openColumnFile(cut)).toThrow('no file of columns')
  })
})

const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(Number.NaN), fc.double({ noNaN: true }))

describe('a selection', () => {
  test('keeps the rows that meet every condition, in order, as a plain filter does', () => {
    const table = fc.array(fc.record({ number: value, code: fc.integer({ min: 0, max: 3 }) }), { maxLength: 60 })
    const bounds = fc.record({ min: fc.integer({ min: -6, max: 6 }), max: fc.integer({ min: -6, max: 6 }) })
    fc.assert(
      fc.property(
        table,
        bounds,
        fc.uint8Array({ maxLength: 4, max: 1 }),
        fc.nat(),
        fc.nat(),
        (rows, range, allowed, a, b) => {
          const [from, to] = [a % (rows.length + 1), b % (rows.length + 1)].toSorted((x, y) => x - y) as [
            number,
            number,
          ]
          const conditions: Condition[] = [
            { kind: 'range', values: Float64Array.from(rows, (row) => row.number), ...range },
            { kind: 'codes', codes: Uint8Array.from(rows, (row) => row.code), allowed },
            { kind: 'row', keep: (row) => row % 3 !== 0 },
          ]
          const expected = rows.flatMap(({ number, code }, row) =>
            row >= from &&
            row < to &&
            number >= range.min &&
            number <= range.max &&
            allowed[code] === 1 &&
            row % 3 !== 0
              ? [row]
              : [],
          )
          expect([...selectRows({ from, to }, conditions, new Uint32Array(rows.length))]).toEqual(expected)
        },
      ),
    )
  })
  test('keeps all rows without a condition', () => {
    expect([...selectRows({ from: 2, to: 5 }, [], new Uint32Array(5))]).toEqual([2, 3, 4])
  })
})

describe('rows in order', () => {
  const reference = (rows: number[], values: number[], direction: 'asc' | 'desc') => {
    const sign = direction === 'asc' ? 1 : -1
    const key = (row: number) => values[row]!
    return rows.toSorted((a, b) => {
      const [x, y] = [key(a), key(b)]
      if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y))
      return sign * (x - y) || 0
    })
  }
  const finite = fc.oneof(
    fc.constant(Number.NaN),
    fc.integer({ min: -3, max: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
  )
  const direction = fc.constantFrom('asc' as const, 'desc' as const)
  test('are the same by heap and by sort: equal values in their former order, unknown ones last', () => {
    fc.assert(
      fc.property(
        fc.array(finite, { maxLength: 80 }),
        direction,
        fc.nat(40),
        fc.nat(20),
        (values, way, offset, limit) => {
          const array = Float64Array.from(values)
          const rows = Uint32Array.from(values.keys())
          const expected = reference([...rows], values, way)
          expect([...orderedRows(rows, array, way)]).toEqual(expected)
          expect([...orderedPage(rows, array, way, { offset, limit })]).toEqual(expected.slice(offset, offset + limit))
        },
      ),
    )
  })
  test('are exact beyond the first bits of a number', () => {
    const values = Float64Array.from([1_000_000.02, 1_000_000.01, 1_000_000.03])
    expect([...orderedRows(Uint32Array.from([0, 1, 2]), values, 'asc')]).toEqual([1, 0, 2])
  })
})

describe('words', () => {
  const titles = [
    'travel mug with lid 20 oz',
    'mug rack for travel mugs',
    'kratzbaum grosse katzen',
    'キャットタワー 大型',
    'mugshot poster',
    '',
    'ledライト 20個',
  ]
  const texts = indexTexts(packTexts(titles))
  const selected = (
    typed: string,
    match: 'broad' | 'phrase' | 'exact',
    { from, to } = { from: 0, to: titles.length },
  ) => [...selectRows({ from, to }, textConditions(texts, typed, match), new Uint32Array(titles.length))]
  const found = (typed: string, match: 'broad' | 'phrase' | 'exact' = 'broad') => {
    const matcher = textMatcher(texts, typed, match)
    return matcher && titles.flatMap((_, row) => (matcher(row) ? [row] : []))
  }
  test.each([
    ['travel mug', 'broad', [0, 1]],
    ['mug travel', 'broad', [0, 1]],
    ['travel mug', 'phrase', [0, 1]],
    ['mug travel', 'phrase', []],
    ['travel mug', 'exact', [0]],
    ['mugs', 'broad', [0, 1, 4]],
    ['mugs', 'exact', [1]],
    ['baum', 'broad', [2]],
    ['baum', 'exact', []],
    ['oz', 'broad', [0]],
    ['o', 'broad', []],
    ['タワー', 'broad', [3]],
    ['ワータ', 'broad', []],
    ['大型 キャット', 'broad', [3]],
    ['led', 'broad', [6]],
    ['ledライト', 'phrase', [6]],
    ['20個', 'phrase', [6]],
    ['イト 20', 'phrase', [6]],
    ['20', 'exact', [0, 6]],
  ] as const)('“%s” as %s finds titles %j', (typed, match, expected) => {
    expect(found(typed, match)).toEqual(expected)
    expect(selected(typed, match)).toEqual(expected)
    const part = { from: 1, to: 4 }
    expect(selected(typed, match, part)).toEqual(expected.filter((row) => row >= part.from && row < part.to))
  })
  test('words are searched together with other conditions', () => {
    const values = Float32Array.from(titles, (_, row) => row)
    const few = { kind: 'range', values, min: 1, max: 4 } as const
    const conditions = [few, ...textConditions(texts, 'mug', 'broad')]
    expect([...selectRows({ from: 0, to: titles.length }, conditions, new Uint32Array(titles.length))]).toEqual([1, 4])
    const one = { ...few, min: 4 }
    const rarest = [one, ...textConditions(texts, 'mug', 'broad')]
    expect([...selectRows({ from: 0, to: titles.length }, rarest, new Uint32Array(titles.length))]).toEqual([4])
  })
  test('a search without words matches nothing in particular', () => {
    expect(found('')).toBeNull()
    expect(textConditions(texts, '', 'broad')).toEqual([])
  })
  test('more than thirty words are searched by the first thirty', () => {
    expect(found(`${Array.from({ length: 40 }, () => 'mug').join(' ')} nothing`)).toEqual([0, 1, 4])
  })
  test('more than thirty ideographs of a word are searched by the first thirty', () => {
    const word = String.fromCodePoint(...Array.from({ length: 40 }, (_, at) => 0x4e00 + at))
    expect(textMatcher(packTexts([word.slice(0, 30)]), word, 'broad')?.(0)).toBe(true)
  })
})
