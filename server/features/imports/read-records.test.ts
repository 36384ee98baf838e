import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { readRecords } from './read-records.ts'
import { BrokenFileError, RECORD_MAX, splitRecords } from './split-records.ts'

fc.configureGlobal({ seed: 1 })

const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads all records, and the error that ended the file, if any. */
async function readAll(bytes: Buffer | string) {
  const file = join(folder, 'records.json')
  writeFileSync(file, bytes)
  return readFile(file)
}

async function readFile(file: string) {
  const records: unknown[] = []
  try {
    for await (const record of readRecords(file, { bytes: 0, totalBytes: 0 }))
      records.push('value' in record ? record.value : record.rejected)
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    return { records, row: error.row, broken: error.message }
  }
  return { records, broken: null }
}

async function* inPieces(bytes: Buffer, sizes: number[]) {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function split(bytes: Buffer, sizes: number[]) {
  const records: unknown[] = []
  for await (const raw of splitRecords(inPieces(bytes, sizes))) records.push(JSON.parse(String(raw.bytes)))
  return records
}

describe('records', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 })

  test('of a list do not depend on the chunks of the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), sizes, fc.constantFrom(0, 2), async (values, pieces, indent) => {
        expect(await split(Buffer.from(JSON.stringify(values, null, indent)), pieces)).toEqual(
          JSON.parse(JSON.stringify(values)),
        )
      }),
    )
  })

  test('one per line do not depend on the chunks of the file', async () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue())
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { minLength: 1 }),
        sizes,
        fc.constantFrom('\n', '\r\n', '\n\n'),
        async (records, pieces, end) => {
          const lines = records.map((r) => JSON.stringify(r))
          const expected = lines.map((line) => JSON.parse(line))
          expect(await split(Buffer.from(lines.join(end)), pieces)).toEqual(expected)
          expect(await split(Buffer.from(lines.join(end) + end), pieces)).toEqual(expected)
        },
      ),
    )
  })

  test('are found after a byte order mark, in gzip, and in a list with a trailing comma', async () => {
    expect(await readAll('\ufeff [{"a":"[],{}\\"\\\\"}, 2 ]\n')).toEqual({
      records: [{ a: '[],{}"\\' }, 2],
      broken: null,
    })
    expect(await readAll(gzipSync('[{"a":1},{"a":2}]'))).toEqual({ records: [{ a: 1 }, { a: 2 }], broken: null })
    expect(await readAll('[1,2,]')).toEqual({ records: [1, 2], broken: null })
    expect(await readAll('[]')).toEqual({ records: [], broken: null })
  })
})

describe('a bad record does not stop the rest', () => {
  test('in a list', async () => {
    expect(await readAll('[{"a":1},{a:2},{"a" 3},nonsense,{"a":4}]')).toEqual({
      records: [{ a: 1 }, 'notJson', 'notJson', 'notJson', { a: 4 }],
      broken: null,
    })
  })

  test('on a line, even with an extra quote or a missing bracket', async () => {
    expect(await readAll('{"a":1}\n{"a":"5" mug"}\n{"a":[\n{"a":4}\n')).toEqual({
      records: [{ a: 1 }, 'notJson', 'notJson', { a: 4 }],
      broken: null,
    })
  })

  test('that is larger than 2 MB, or not UTF-8', async () => {
    const huge = JSON.stringify({ a: 'x'.repeat(RECORD_MAX) })
    expect((await readAll(`[{"a":1},${huge},{"a":3}]`)).records).toEqual([{ a: 1 }, 'tooLarge', { a: 3 }])
    expect((await readAll(`{"a":1}\n${huge}\n{"a":3}`)).records).toEqual([{ a: 1 }, 'tooLarge', { a: 3 }])
    const latin = Buffer.concat([Buffer.from('[{"a":"'), Buffer.from([0xe4]), Buffer.from('"},{"a":2}]')])
    expect((await readAll(latin)).records).toEqual(['notJson', { a: 2 }])
  })

  test('that is two megabytes of opening brackets', async () => {
    expect((await readAll(`{"a":1}\n{"a":${'['.repeat(1_900_000)}\n{"a":3}\n`)).records).toEqual([
      { a: 1 },
      'notJson',
      { a: 3 },
    ])
  })
})

describe('the rows before the break and a message with the row are returned for a file', () => {
  test.each([
    ['cut off inside a row', '[{"a":1},{"a":2},{"a":', [{ a: 1 }, { a: 2 }], 3, /cut off in the middle of row 3/],
    ['cut off between rows', '[{"a":1},{"a":2},', [{ a: 1 }, { a: 2 }], 3, /cut off/],
    ['cut off after its last row', '[{"a":1},{"a":2}', [{ a: 1 }, { a: 2 }], 2, /cut off/],
    ['cut off inside a line', '{"a":1}\n{"a":', [{ a: 1 }], 2, /cut off in the middle of row 2/],
    ['with an extra quote', '[{"a":1},\n{"a":"5" mug"},\n{"a":3}]', [{ a: 1 }], 2, /row 2/],
    ['with an extra bracket', '[{"a":1},{"a":2}},{"a":3}]', [{ a: 1 }], 2, /row 2/],
    ['with text after its end', '[{"a":1}] [{"a":2}]', [{ a: 1 }], 2, /after the end/],
    ['of one record over many lines', '{\n  "a": 1\n}', [], 1, /neither/],
    ['of HTML', '<!doctype html>', [], null, /not JSON/],
    ['of nothing', '', [], null, /empty/],
    ['of white space', ' \n\n', [], null, /empty/],
  ])('%s', async (_, text, records, row, broken) => {
    expect(await readAll(text)).toEqual({ records, row, broken: expect.stringMatching(broken) })
  })

  test('of gzip that is cut off or damaged', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ i, text: `row ${(i * 7919) % 20_011}` }))
    const packed = gzipSync(JSON.stringify(rows))
    const cut = await readAll(packed.subarray(0, packed.length - 2000))
    expect(cut.records.length).toBeGreaterThan(1000)
    expect(cut).toMatchObject({ row: cut.records.length + 1, broken: 'The gzip file is cut off.' })
    const damaged = Buffer.from(packed)
    damaged.fill(0xff, 10, 60)
    expect(await readAll(damaged)).toMatchObject({ records: [], broken: 'The gzip file is damaged.' })
  })

  test('that is missing or a folder', async () => {
    expect(await readFile(join(folder, 'nowhere.json'))).toMatchObject({
      broken: expect.stringContaining('There is no file'),
    })
    expect(await readFile(folder)).toMatchObject({ broken: expect.stringContaining('folder') })
  })
})
