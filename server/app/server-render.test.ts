/**
 * Server rendering of online reports, with a stub for the web's renderer (contracts/model/report/server-renderer.ts).
 * web/e2e/server-render.e2e.ts tests the real one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sellerOf } from '#server/features/reports/reports.seller.test-support.ts'
import { type TestApp, testApp } from './test-app.test-support.ts'

const PAGE = '<!doctype html><html lang="zh-CN"><head><title>…</title></head><div id="root"></div>'
/** A stub renderer. Paths ending in `counted` also show how often it rendered; paths ending in `broken` fail. */
const DRAWING = `let draws = 0
export const serverRenderer = {
  reportAt: (path) => path.startsWith('/product/online/') ? { kind: 'asin', marketplace: 'US', subject: 'B0SAMPLE01' } : undefined,
  render({ report, path, ...rest }) {
    if (path.endsWith('broken')) throw new Error('cannot be drawn')
    draws++
    return "<p>$& " + report.asin + ' ' + JSON.stringify(rest) + (path.endsWith('counted') ? ' draws ' + draws : '') + '</p>'
  },
}`
const ADDRESS = '/product/online/US/B0SAMPLE01'

let webDir = ''
let t: TestApp
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(webDir, 'assets'))
  mkdirSync(join(webDir, 'server-render'))
  writeFileSync(join(webDir, 'index.html'), PAGE)
  writeFileSync(join(webDir, 'server-render/server-renderer.js'), DRAWING)
  t = await testApp({ webDir, logLevel: 'silent' })
})
afterAll(async () => {
  await t.close()
  rmSync(webDir, { recursive: true })
})

/** A seller with a finished report, and a function that fetches a page with their cookies. */
async function sellerWithReport() {
  const seller = await sellerOf(t)
  await seller.create()
  await seller.settle()
  const page = async (path: string, cookies = '') => {
    const cookie = `token=${seller.token}; world=${seller.headers['x-world']}; ${cookies}`
    return (await t.as(undefined, { cookie }).get(path)).text.match(/<div id="root">(.*)<\/div>/)?.[1]
  }
  return { seller, page }
}

it('renders in the user’s language and digit grouping, with menu and banner as the user left them', async () => {
  const { page } = await sellerWithReport()
  expect(await page(ADDRESS)).toBe(
    '<p>$& B0SAMPLE01 {"revision":1,"language":"zh-CN","grouping":3,"drawer":false,"banner":false}</p>',
  )
  expect(await page(ADDRESS, 'language=en-US; grouping=4; drawer=away; banner=away')).toBe(
    '<p>$& B0SAMPLE01 {"revision":1,"language":"en-US","grouping":4,"drawer":true,"banner":true}</p>',
  )
})

it('leaves the rendering to the web app during an update, for an old version and after a failure', async () => {
  const { seller, page } = await sellerWithReport()
  expect(await page(`${ADDRESS}?revision=1`)).toBe('')
  expect(await page(`${ADDRESS}/broken`)).toBe('')
  await seller.hold()
  await seller.remake('update')
  expect(await page(ADDRESS)).toBe('')
})

it('renders once per user and report version', async () => {
  const { seller, page } = await sellerWithReport()
  const first = await page(`${ADDRESS}/counted`)
  expect(first).toMatch(/ draws \d+<\/p>$/)
  expect(await page(`${ADDRESS}/counted`)).toBe(first)
  await seller.remake('update')
  await seller.settle()
  const next = await page(`${ADDRESS}/counted`)
  expect(next).toContain('"revision":2')
  expect(next).not.toBe(first)
  expect(await (await sellerWithReport()).page(`${ADDRESS}/counted`)).not.toBe(first)
})

it('renders with the renderer of the last build', async () => {
  const { page } = await sellerWithReport()
  const file = join(webDir, 'server-render/server-renderer.js')
  const before = await page(ADDRESS)
  expect(before).toMatch(/^<p>/)
  rmSync(file)
  expect(await page(ADDRESS)).toBe(before)
  writeFileSync(file, DRAWING.slice(0, 80))
  expect(await page(ADDRESS)).toBe('')
  writeFileSync(file, DRAWING.replace('"<p>', '"<p>next '))
  expect(await page(ADDRESS)).toBe(before!.replace('<p>', '<p>next '))
  writeFileSync(file, DRAWING)
})

it('does not serve the renderer’s file', async () => {
  expect((await t.as(undefined, { accept: '*/*' }).get('/server-render/server-renderer.js')).status).toBe(404)
})
