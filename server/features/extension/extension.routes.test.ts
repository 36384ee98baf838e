import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXTENSION } from '#contracts/model/extension.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { pack } from './extension.package.ts'

const DOWNLOAD = `/download/${EXTENSION.name}.zip`
const codes = { miniProgram: 'weixin://mini', support: '', supportEmail: 'help@seller.example', supportWechat: '' }
let dir = ''
let t: TestApp
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'extension-'))
  const file = join(dir, 'built.zip')
  writeFileSync(file, pack({ 'manifest.json': Buffer.from('{}'), 'site.json': Buffer.from('{"site":""}') }))
  t = await testApp({ extension: { file, ...codes } })
})
afterAll(async () => {
  await t.close()
  rmSync(dir, { recursive: true })
})

const download = (headers: Record<string, string>) => t.as(undefined, headers).get(DOWNLOAD).responseType('blob')

describe('the package of the extension', () => {
  it('is served as a zip attachment that names the site it was downloaded from', async () => {
    const { status, headers, body } = await download({ host: 'seller.example' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toContain('seller-compass.zip')
    const files = unzipSync(body)
    expect(Object.keys(files)).toEqual(['manifest.json', 'site.json'])
    expect(JSON.parse(Buffer.from(files['site.json'] ?? []).toString())).toEqual({ site: 'http://seller.example' })
  })
  it('has the same bytes for every caller of a site and answers 304 to a matching ETag', async () => {
    const [first, second] = [await download({ host: 'a.example' }), await download({ host: 'a.example' })]
    expect(first.body.equals(second.body)).toBe(true)
    const again = await download({ host: 'a.example', 'if-none-match': first.headers.etag ?? '' })
    expect(again.status).toBe(304)
    const elsewhere = await download({ host: 'b.example', 'if-none-match': first.headers.etag ?? '' })
    expect(elsewhere.status).toBe(200)
  })
  it.each(['other.zip', 'seller-compass.rar', '..%2Fseller-compass.zip'])(
    'is not served under another name: %s',
    async (name) => {
      const { status, body } = await t.as().get(`/download/${name}`)
      expect(status).toBe(404)
      expect(body).toMatchObject({ code: 1106, msg: '文件不存在，或链接已过期，请回到列表重新打开' })
    },
  )
  it('is refused as a missing file if it was never built', async () => {
    const bare = await testApp()
    expect((await bare.as().get(DOWNLOAD)).body.code).toBe(1106)
    await bare.close()
  })
})

describe('the extension info', () => {
  it('contains name, version, QR code texts and support contacts', async () => {
    const { body } = await t.as().get('/api/extension/info')
    expect(body.data).toEqual({ name: 'seller-compass', version: '1.0.4', ...codes })
  })
})
