import type { Page } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { NEW_PHONE, requestCode } from './account-forms.ts'
import { createReport, expect, SAMPLE_ASIN, SELLER, sellerToken, test } from './support.ts'

const DAY_MS = 86_400_000

test('an expired session redirects to the login and back to the page', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await expect(page.getByTitle('算力余额')).toContainText('1,000.00')
  await world.call(devtools.clock, { body: { advance: 365 * DAY_MS } })
  await page.goto('/product?asin=B0SAMPLE01&marketplace=US')
  await expect(page.getByRole('alert')).toContainText('您还未登录')
  await page.getByLabel('手机号').fill(SELLER.phone)
  await page.getByLabel('密码', { exact: true }).fill(SELLER.password)
  await page.getByLabel('我不是机器人').check()
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认分析' })).toBeVisible()
})

test('logging out ends the session in every tab and on the server', async ({ page, context, world, asSeller }) => {
  const token = await asSeller()
  const other = await context.newPage()
  await other.goto('/products/asin_fx/index')
  await page.goto('/products/asin_fx/index')
  await page.getByRole('button', { name: '打开个人菜单' }).click()
  const answered = page.waitForResponse(/account\/logout/)
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await answered
  await expect(other.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await expect(world.callAs(token)(account.info)).rejects.toMatchObject({ code: 401, status: 401 })
})

test('a new tab adopts the session', { tag: '@nightly' }, async ({ context, asSeller }) => {
  await asSeller()
  const tab = await context.newPage()
  await tab.goto('/products')
  await expect(tab.getByRole('heading', { level: 1, name: '侵权风险 AI 分析' })).toBeVisible()
})

/** Opens the report list and holds its call until `letThrough`. `sent` is the token of the held call. */
async function openHoldingList(page: Page) {
  const held = Promise.withResolvers<void>()
  const sentRequest = page.waitForRequest(/report\/productList/)
  await page.route('**/api/report/productList*', (route) => held.promise.then(() => route.continue()), { times: 1 })
  await page.goto('/products/asin_fx/index')
  const sent = (await sentRequest).headers().authorization
  await expect(page.getByTitle('算力余额')).toContainText('1,000.00')
  return { letThrough: held.resolve, sent }
}

test('a late 401 for an earlier session does not end the current one', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
  baseURL,
}) => {
  const earlier = await asSeller()
  const { letThrough, sent } = await openHoldingList(page)
  expect(sent).toBe(earlier)

  const newToken = await sellerToken(world)
  await context.addCookies([{ name: 'token', value: newToken, url: baseURL ?? '' }])
  const adopted = page.waitForResponse(/account\/info/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await adopted
  // Log out only now: before the page adopted the new session, one of its other calls could get the 401.
  await world.callAs(earlier)(account.logout)

  const late = page.waitForResponse((response) => response.url().includes('productList') && response.status() === 401)
  letThrough()
  await late
  // Answers arrive in order: after this one the page has handled the late 401.
  await page.evaluate(() => fetch('/api/account/info').then((response) => response.text()))
  expect((await context.cookies()).find(({ name }) => name === 'token')?.value).toBe(newToken)
  await page.goto('/products/asin_fx/index')
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN 分析' })).toBeVisible()
})

test('a 401 for a session that another tab replaced makes the page adopt the new session', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller, baseURL }) => {
  const earlier = await asSeller()
  const { letThrough } = await openHoldingList(page)

  const newToken = await sellerToken(world)
  const again = page.waitForRequest(
    (request) => request.url().includes('productList') && request.headers().authorization === newToken,
  )
  // The page gets no message about the new cookie.
  await context.addCookies([{ name: 'token', value: newToken, url: baseURL ?? '' }])
  await world.callAs(earlier)(account.logout)
  letThrough()
  await again
  expect((await context.cookies()).find(({ name }) => name === 'token')?.value).toBe(newToken)
  await expect(page.getByTitle('算力余额')).toContainText('1,000.00')
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN 分析' })).toBeVisible()
})

test('after a change of account a tab shows no data of the previous account', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const tokenCookie = async () => (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const hold = (value: string) => context.addCookies([{ name: 'token', value, url: baseURL ?? '' }])
  await page.goto('/user/register')
  await page.getByLabel('验证码').fill(await requestCode(page, world, NEW_PHONE))
  await page.getByLabel('设置密码').fill('compass-2026')
  await page.getByRole('button', { name: '注册并登录' }).click()
  await expect(page.getByTitle('算力余额')).toContainText('30.00')
  const newcomer = await tokenCookie()

  const seller = await sellerToken(world)
  await createReport(world, seller, SAMPLE_ASIN)
  await hold(seller)
  await page.goto('/products/asin_fx/index')
  await expect(page.getByRole('article')).toHaveCount(1)
  await hold(newcomer)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByTitle('算力余额')).toContainText('30.00')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'ASIN 分析' })).toBeVisible()
})

test('a report can be ordered even if the account failed to load at first', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.route('**/api/account/info', (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('account/info'))
  await page.goto(`/product?asin=${SAMPLE_ASIN}&marketplace=US`)
  await missed
  await page.getByRole('button', { name: '生成报告' }).click()
  await expect(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  await page.unroute('**/api/account/info')
  await page.getByRole('button', { name: '生成报告' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '报告进度' })).toBeVisible()
})
