/** The web with the calls of the specification at another server: a second instance of ours. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { type RunningServer, startServer } from '#scripts/process/running-server.ts'
import { copySmallWorld, SMALL_WORLD } from '#scripts/test/small-world.ts'
import { SELLER } from './support.ts'

let server: RunningServer
let dir: string
base.beforeAll(async ({ baseURL }) => {
  dir = mkdtempSync(join(tmpdir(), 'upstream-'))
  copySmallWorld(dir)
  server = await startServer({ ...SMALL_WORLD, DATA_DIR: dir, WEB_UPSTREAM: baseURL })
})
base.afterAll(async () => {
  server.child.stop()
  await server.child.ended
  rmSync(dir, { recursive: true })
})

base(
  'a seller logs in at the upstream and sees the reports there, and the ledger of this server',
  async ({ page, baseURL }) => {
    const calls: { at: string; path: string; token: string }[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/') || request.method() === 'OPTIONS') return
      calls.push({ at: origin, path: pathname, token: request.headers().authorization ?? '' })
    })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${server.url}/user/login`)
    await page.getByLabel('手机号').fill(SELLER.phone)
    await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByTitle('算力余额').getByRole('strong')).toBeVisible()
    await page.goto(`${server.url}/products/asin_fx/index`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => calls.some(({ path }) => path === '/api/report/productList')).toBe(true)
    await page.goto(`${server.url}/user-center`)
    await expect
      .poll(() => calls.some(({ path }) => path === '/api/account/sessions' || path === '/api/ledger/index'))
      .toBe(true)

    const at = (path: string) => calls.filter((each) => each.path === path)
    for (const path of ['/api/account/login', '/api/account/info', '/api/report/productList'])
      expect(
        at(path).map((each) => each.at),
        path,
      ).toEqual(at(path).map(() => baseURL))
    const ours = calls.filter((each) => each.at === server.url && each.token)
    expect(ours.length).toBeGreaterThan(0)
    const theirs = new Set(at('/api/report/productList').map(({ token }) => token))
    for (const { token } of ours) expect(theirs).not.toContain(token)
    expect(complaints).toEqual([])
  },
)
