import { describe, expect, test } from 'vitest'
import type { Sheet, SheetColumn } from '#contracts/core/sheet-xml.ts'
import { readXlsx } from '#web/kit/sheets/read-xlsx.ts'
import { writeXlsx } from '#web/kit/sheets/write-xlsx.ts'
import { xlsxOf } from './xlsx.ts'

async function packed(...sheets: Sheet[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxOf(sheets)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

const column = (header: string, format: SheetColumn['format']): SheetColumn => ({ header, width: 12, format })
const columns = [
  column('商品', 'text'),
  column('Price', 'cents'),
  column('Change', 'percent'),
  column('Listed', 'day'),
  column('Units', 'integer'),
]
const rows = [
  ['Mug & "lid" <1>', 19.99, 0.125, '2026-06-15', 300],
  ['=1+1', null, -0.5, null, 0],
] as const

describe('a workbook', () => {
  test('is read back with texts, numbers, percentages and days', async () => {
    const [head, ...read] = readXlsx(await packed({ name: 'Products', columns, rows }))
    expect(head?.cells).toEqual(['商品', 'Price', 'Change', 'Listed', 'Units'])
    expect(read.map(({ cells }) => cells)).toEqual([
      ['Mug & "lid" <1>', 19.99, '12.5%', '2026-06-15', 300],
      ['=1+1', null, '-50%', null, 0],
    ])
  })

  test('has the same bytes as the one that the browser packs', async () => {
    const sheets = ['First', 'Second'].map((name): Sheet => ({ name, columns, rows }))
    expect(Buffer.compare(await packed(...sheets), writeXlsx(sheets))).toBe(0)
  })

  test('of more rows than fit into a piece keeps all of them in order', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => [`B0${at}`, at, at / 100, '2026-06-15', at] as const)
    const read = readXlsx(await packed({ name: 'Many', columns, rows: many }))
    expect(read.slice(1).map(({ cells }) => cells[0])).toEqual(many.map(([asin]) => asin))
  })

  test('leaves other work its turn while it is packed', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const long = Array.from({ length: 60_000 }, (_, at) => ['A title of a product', at, 0.5, '2026-06-15', at] as const)
    await packed({ name: 'Long', columns, rows: long })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(2)
  })
})
