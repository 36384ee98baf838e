import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { sourcing } from '#contracts/api/sourcing.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'

let t: TestApp
let seller: ReturnType<TestApp['as']>
beforeAll(async () => {
  t = await testApp()
  seller = t.as(await t.seller())
})
afterAll(() => t.close())

async function search(body: object): Promise<Output<typeof sourcing.search>> {
  const answer = await seller.post('/api/AiAmazonBusiness/index', body)
  expect(answer.body).toMatchObject({ code: 1 })
  return answer.body.data
}

describe('an export', () => {
  test('as CSV and as a workbook has every matching offer in the order of the list', async () => {
    const body = { words: '旅行杯', sort: 'price' }
    const { csv, xlsx, total } = await search(body)
    const ids: number[] = []
    for (let page = 1; ids.length < total; page++)
      ids.push(...(await search({ ...body, page, size: 100 })).row.map(({ id }) => id))
    const lines = (await t.as().get(csv)).text.trim().split('\r\n')
    expect(lines.slice(1).map((line: string) => Number.parseInt(line, 10))).toEqual(ids)
    const { body: bytes } = await t.as().get(xlsx).responseType('blob')
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'])
    expect(sheet.match(/<row /g)).toHaveLength(ids.length + 1)
  })
  test('of a pasted text of 5,000 characters opens, with at most 200 of them', async () => {
    const { csv } = await search({ words: '跨境'.repeat(2500) })
    expect((await t.as().get(csv)).status).toBe(200)
  })
  test('of a detailed picture opens, although its key is long', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const { picture, csv } = await search({ image: `data:image/png;base64,${noise.toString('base64')}` })
    expect(picture?.length).toBeGreaterThan(4000)
    expect((await search({ picture })).searchedBy).toBe('picture')
    expect((await t.as().get(csv)).status).toBe(200)
  })
  test('of a picture search names the similarity', async () => {
    const { csv } = await search({ asin: STORY.asin })
    expect((await t.as().get(csv)).text).toContain('图片相似度')
  })
  test('needs the address that the list has given', async () => {
    const { csv } = await search({})
    expect((await t.as().get(csv.replace(/s=[^&]+/, 's=forged'))).status).toBe(404)
    for (const q of ['{"range":1}', '{', '{"belt":"nowhere"}'])
      expect((await t.as().get(csv.replace(/q=[^&]+/, `q=${encodeURIComponent(q)}`))).status).toBe(404)
  })
})
