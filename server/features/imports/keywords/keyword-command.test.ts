import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nightly } from '#fixtures/test-set.test-support.ts'
import { excelParts, pack } from '#web/kit/sheets/workbook.test-support.ts'
import { importCommand, MEASURE } from '../import-command.test-support.ts'
import { abaFile, CEREBRO } from './made-files.test-support.ts'

const { folder, run } = importCommand()
function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('imports a file in the encoding of Chinese Excel, and tells where the terms are', async () => {
  // The bytes of 关键词 and 月搜索量: Node cannot write this encoding.
  const term = Buffer.from([0xb9, 0xd8, 0xbc, 0xfc, 0xb4, 0xca])
  const searches = Buffer.from([0xd4, 0xc2, 0xcb, 0xd1, 0xcb, 0xf7, 0xc1, 0xbf])
  const file = fileOf(
    'Mining-US-20261120.csv',
    Buffer.concat([term, Buffer.from(','), searches, Buffer.from('\nmug,7\n')]),
  )
  const { code, out } = await run(['keywords', file])
  expect(out).toContain('a file of SellerSprite, read as terms of US')
  expect(out).toContain('1 rows read: 1 imported, 0 merged, 0 unchanged, 0 rejected')
  expect(out).toContain('http://127.0.0.1:8080/keyword/miner?marketplace=US&data=imported')
  expect(code).toBe(0)
})

test('imports a workbook', async () => {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = `<row r="1">${text('A1', '关键词')}${text('B1', '月搜索量')}</row><row r="2">${text('A2', 'cup')}<c r="B2"><v>12</v></c></row>`
  const file = fileOf('Mining-US-20261121.xlsx', pack(excelParts({ rows })))
  expect((await run(['keywords', file])).out).toContain('1 rows read: 1 imported')
})

test('takes marketplace and day from the command line', async () => {
  const file = fileOf('cerebro.csv', CEREBRO)
  expect(await run(['keywords', file])).toMatchObject({ code: 1, err: expect.stringContaining('--marketplace') })
  const { code, out } = await run(['keywords', file, '--marketplace', 'DE', '--day', '2026-11-20'])
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('read as terms of DE') })
})

test.each([
  ['an unknown marketplace', ['--marketplace', 'XX']],
  ['a day that does not exist', ['--day', '2026-02-30']],
  ['an unknown option', ['--weeks', '3']],
])('%s is an invalid command line', async (_, options) => {
  expect(await run(['keywords', 'x.csv', ...options])).toMatchObject({ code: 2, out: '' })
})

test('a missing file, and one that is no text, end with one line', async () => {
  expect(await run(['keywords', join(folder, 'nowhere.csv')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no file .*\n$/),
  })
  const picture = fileOf('US_2026-11-20.csv', Buffer.from([0, 1, 2, 3]))
  expect(await run(['keywords', picture])).toEqual({
    code: 1,
    out: '',
    err: 'The file is neither text nor a workbook.\n',
  })
})

test('a file that is cut off in a quoted cell keeps the rows before it', async () => {
  const whole = abaFile('2026-11-07', [
    ['first term', '1'],
    ['second term', '2'],
  ])
  const { code, out, err } = await run(['keywords', fileOf('US_cut.csv', whole.slice(0, -3))])
  expect(out).toContain('1 rows read: 1 imported')
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('A quoted cell does not end in row 4.') })
})

nightly(() => {
  test('200,000 terms pass through a heap of 128 MB', async () => {
    const terms = Array.from({ length: 200_000 }, (_, at): [string, string] => [`made up term ${at}`, String(at + 1)])
    const file = fileOf('US_large.csv', abaFile('2026-11-07', terms))
    const { code, out } = await run(['keywords', file], ['--max-old-space-size=128', '--import', MEASURE])
    expect(out).toContain('200000 rows read: 200000 imported')
    expect(code).toBe(0)
  })
})
