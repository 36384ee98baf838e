import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openColumnFile, writeColumnFile } from './column-file.ts'
import { orderedPage, orderedRows } from './order.ts'
import { type Condition, selectRows } from './select.ts'
import { storedColumns } from './stored-columns.ts'

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

describe('stored columns', () => {
  const path = join(folder, 'stored.columns')
  const values = (first: number) => Float32Array.from({ length: 1000 }, (_, at) => first + at)
  const withColumns = (bytes: number, check: (stored: ReturnType<typeof storedColumns>) => void) => {
    writeColumnFile(
      path,
      null,
      ['a', 'b', 'c'].map((name, at) => [name, values(at * 1000)] as const),
    )
    const file = openColumnFile(path)
    check(storedColumns(file, { bytes, columns: 1 }))
    file.close()
  }
  test('give single values from the file and from memory', () =>
    withColumns(4000, (stored) => {
      const column = stored('b', 'f32')
      const read = () => [0, 999, 300, 301, 0].map((row) => column.at(row))
      expect(read()).toEqual([1000, 1999, 1300, 1301, 1000])
      expect(column.all()).toEqual(values(1000))
      expect(read()).toEqual([1000, 1999, 1300, 1301, 1000])
      expect(() => column.at(1000)).toThrow('cut off')
    }))
  test('stay in memory if they were used last and there is room', () =>
    withColumns(8000, (stored) => {
      const [a, b, c] = (['a', 'b', 'c'] as const).map((name) => stored(name, 'f32'))
      const first = { a: a!.all(), b: b!.all() }
      expect(a!.all()).toBe(first.a)
      c!.all()
      expect(a!.all()).toBe(first.a)
      expect(b!.all()).not.toBe(first.b)
    }))
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
