import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { card, createReport, expect, expectToast, SAMPLE_ASIN, test } from './support.ts'

const LIST = '/products/asin_fx/index'
const OFFLINE = '网络已断开'
const UNREACHABLE = '暂时连接不上服务器'
const bar = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

test('a page without network shows a notice at once, and failed content loads when the network is back', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto(LIST)
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
  await context.setOffline(true)
  await expect(bar(page, OFFLINE)).toBeVisible()
  // The code is loaded already; only the query is new.
  await menu(page).getByRole('link', { name: '市场分析' }).click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('网络连接失败，请检查网络后重试')
  await expect(failed.getByRole('button', { name: '重试' })).toBeVisible()
  await context.setOffline(false)
  await expectToast(page, '已恢复连接')
  await expect(page.getByText('还没有报告')).toBeVisible()
  await expect(bar(page, OFFLINE)).toHaveCount(0)
})

test('a toast does not cover the notice of a lost network', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  await world.callAs(await asSeller())(billing.createOrder, { body: { type: 0, id: 1, number: 1 } })
  await page.goto('/order')
  const cancel = page.getByRole('button', { name: /^取消订单/ })
  await expect(cancel).toBeVisible()
  await context.setOffline(true)
  await expect(bar(page, OFFLINE)).toBeVisible()
  await cancel.click()
  const toast = page.locator('.mantine-Notification-root').filter({ hasNotText: OFFLINE }).first()
  await expect(toast).toBeVisible()
  const [above, below] = [await bar(page, OFFLINE).boundingBox(), await toast.boundingBox()]
  expect(above && below && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0)
})

test('an unreachable server is announced, can be retried, and failed content loads when it is back', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  await page.goto('/knowledge')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const EVERYTHING = /\/(api\/|robots\.txt)/
  await page.route(EVERYTHING, (route) => route.abort())
  await menu(page).getByRole('link', { name: 'ASIN 分析' }).click()
  await expect(bar(page, UNREACHABLE)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('网络连接失败')
  await page.unroute(EVERYTHING)
  await bar(page, UNREACHABLE).getByRole('button', { name: '重试' }).click()
  await expectToast(page, '已恢复连接')
  await expect(card(page, SAMPLE_ASIN)).toBeVisible()
})

test('a single failed call does not announce a lost server', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.route('**/api/report/productList*', (route) => route.abort())
  const probed = page.waitForResponse(/robots\.txt/)
  await page.goto(LIST)
  await probed
  await expect(page.getByRole('main').getByRole('alert')).toContainText('网络连接失败')
  await expect(bar(page, UNREACHABLE)).toHaveCount(0)
})

test('a screen whose code cannot load without network shows a failure, and appears when the network is back', {
  tag: '@nightly',
}, async ({ page, context, asSeller }) => {
  await asSeller()
  await page.goto(LIST)
  await expect(page.getByText('还没有报告')).toBeVisible()
  await context.setOffline(true)
  await menu(page).getByRole('link', { name: '多端登录' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('页面没能显示出来')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '多端登录' })).toBeVisible()
})

test('a screen whose code does not arrive offers a retry after half a minute', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.clock.install()
  await page.goto(LIST)
  await expect(page.getByText('还没有报告')).toBeVisible()
  await page.route('**/assets/about.screen-*.js', () => {})
  await menu(page).getByRole('link', { name: '多端登录' }).click()
  await expect(page.getByRole('status', { name: '加载中' })).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('请求超时，请稍后重试')
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible()
})
