import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { REVERSE_EXPORT_TEXTS } from '#contracts/model/keywords/reverse-export.texts.ts'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import { REVERSE_NUMBER_NAMES } from '#contracts/model/keywords/reverse-metrics.ts'
import { MINE, RIVALS, reverseCalls } from './reverse-calls.test-support.ts'

const { search, texts, get } = reverseCalls()
const asins = [MINE, ...RIVALS.slice(0, 3)]

/** A list of ASINs has commas and is in quotes. */
const cellsOf = (line: string) => line.replaceAll(/"[^"]*"/g, 'quoted').split(',')

describe('an export', () => {
  const words = REVERSE_EXPORT_TEXTS['zh-CN']
  test('as CSV has all rows in order, with the columns of DOMAIN B5 and the ranks of each product', async () => {
    const body = { asins, gap: 'both', sort: 'searches' } as const
    const { csv, total, row } = await search(body)
    const { text, headers } = await get(csv)
    const [head = '', first = '', ...rest] = text.slice(1).trim().split('\r\n')
    expect(headers['content-disposition']).toContain('.csv')
    expect(rest.length + 1).toBe(total)
    const cells = new Map(head.split(',').map((name: string, at: number) => [name, cellsOf(first)[at]]))
    const { names } = REVERSE_TEXTS['zh-CN']
    for (const name of REVERSE_NUMBER_NAMES)
      expect([...cells.keys()].filter((one) => one.replace(/ \(USD\)$/, '') === names[name])).toHaveLength(1)
    const { organicRank } = row[0]!.values
    expect(cells.get(names.organicRank)).toBe(String(organicRank))
    expect(cells.get(words.organicPlace)).toBe(`第1页 第${organicRank}位`)
    expect(cells.get(words.rankedOn)).toBe('2026-11-15')
    for (const [at, asin] of asins.entries())
      expect(cells.get(`${asin} ${words.organicRankOf}`)).toBe(String(row[0]!.standing[at]!.organicRank ?? ''))
  })
  test('as a workbook has the same terms', async () => {
    const { xlsx } = await search({ asins, gap: 'onlyRivals' })
    const { body } = await get(xlsx).responseType('blob')
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))['xl/worksheets/sheet1.xml'])
    const first = [...sheet.matchAll(/<row[^>]*><c[^>]*><is><t[^>]*>(.*?)<\/t>/g)].map(([, text]) => text)
    expect(first.slice(1)).toEqual(await texts({ asins, gap: 'onlyRivals' }))
  })
  test('needs the address that the list has given', async () => {
    const { csv } = await search({ asins })
    expect((await get(csv.replace(/s=[^&]+/, 's=forged'))).status).toBe(404)
    for (const q of ['{"asins":[]}', '{', '{}', `{"asins":["${MINE}"],"week":"2020-01-05"}`])
      expect((await get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent(q)}`))).status).toBe(404)
  })
})
