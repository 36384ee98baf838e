/** The web against a server that supports only the specification, without our extra fields. */
import type { Page } from 'playwright/test'
import { results, startButton } from './patent-steps.ts'
import { confirmOrder, dialog, expectClosed, openPaymentWindow, payByAlipay } from './payment-steps.ts'
import { card, confirmPrice, expect, expectToast, orderReport, test } from './support.ts'

const SENT = ['mold_id', 'path', 'asin', 'product', 'nicheId', 'keyword', 'market']
const ANSWERED = ['id', 'asin', 'product', 'niche_id', 'keyword', 'market', 'url', 'state']
const ORDERED = ['pay_status', 'info', 'url']

const pick = (names: readonly string[], from: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

/** Removes all fields that are not in the specification. The result collects the reduced request bodies by path. */
async function reduceToSpec(page: Page): Promise<Record<string, object>> {
  const bodies: Record<string, object> = {}
  await page.route(/\/api\/AiAmazon\/report/, async (route) => {
    const body = pick(SENT, route.request().postDataJSON())
    bodies[new URL(route.request().url()).pathname] = body
    const { code, msg } = await (await route.fetch({ postData: JSON.stringify(body) })).json()
    await route.fulfill({ json: { code, msg } })
  })
  await page.route(/\/api\/report\/(product|market)List/, async (route) => {
    const { code, data } = await (await route.fetch()).json()
    await route.fulfill({ json: { code, data: { row: data.row.map((row: object) => pick(ANSWERED, row)) } } })
  })
  await page.route('**/api/order/createOrder', async (route) => {
    const { code, data } = await (await route.fetch()).json()
    await route.fulfill({ json: { code, data: pick(ORDERED, data) } })
  })
  await page.route('**/event?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.delete('order')
    await route.continue({ url: url.href })
  })
  return bodies
}

test('a report can be ordered, listed and updated with the specified fields alone', async ({
  page,
  asSeller,
  world,
}) => {
  await asSeller()
  const bodies = await reduceToSpec(page)
  await orderReport(page, 'B0SAMPLE01')
  await expectToast(page, 'ASIN 报告任务创建成功')
  await expect(page).toHaveURL(/\/products\/asin_fx\/index$/)
  await world.settle()
  const report = card(page, 'B0SAMPLE01 US 已完成')
  await expect(report).toBeVisible()
  await report.hover()
  await report.getByRole('button', { name: '更新' }).click()
  await confirmPrice(page, '更新')
  await expectToast(page, 'ASIN 报告更新任务创建成功')
  const path = '/products/asin_fx/index'
  const product = expect.stringContaining('"marketplace":"US"')
  expect(bodies).toEqual({
    '/api/AiAmazon/reportGoodsCreate': { mold_id: 3, path, asin: 'B0SAMPLE01', product },
    '/api/AiAmazon/reportGoodsUpdate': { mold_id: 4, path, asin: 'B0SAMPLE01', product },
  })
})

test('an order without a known number can be paid and shows as paid', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await reduceToSpec(page)
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await payByAlipay(popup)
  await expectClosed(popup)
  await expect(dialog(page, '付款')).toContainText('支付成功')
})

test('a plan without a price shows none and cannot be ordered, and dev mode names the missing fields', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.route('**/api/plan/index', async (route) => {
    const { code, data } = await (await route.fetch()).json()
    const plan = data.plan.map((one: object) => ({ ...one, price: null, discount: null }))
    await route.fulfill({ json: { code, data: { plan } } })
  })
  const seen = { kind: 'type', expected: 'a number', got: 'null', count: 3, last_at: '2026-11-23T06:00:00.000Z' }
  const row = [{ ...seen, call: 'POST /api/plan/index', path: 'data.plan[].price' }]
  const data = { origin: 'https://example.com', calls: [], answered: 3, failed: 0, last_failure: null, row }
  await page.route('**/__dev/upstream', (route) => route.fulfill({ json: { code: 1, msg: '', data } }))
  await page.goto('/order')
  await expect(page.getByRole('complementary', { name: '订单明细' })).toContainText('应付–')
  await expect(page.getByRole('main')).not.toContainText('¥')
  await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: /^与上游不符 1 处：.*plan\/index.* data\.plan\[\]\.price$/ }),
  ).toBeVisible()
})

test('patents can be searched and opened without our fields about target offices', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  const OURS = ['counted', 'targets', 'missing', 'sample', 'nearest', 'counts', 'offices']
  const without = (from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => !OURS.includes(name)))
  await page.route(/\/api\/AiAmazon\/(getPatentInfo|getNewLocTotal)/, async (route) => {
    const { code, data } = await (await route.fetch()).json()
    await route.fulfill({ json: { code, data: { ...without(data), ...(data.row && { row: data.row.map(without) }) } } })
  })
  await page.goto('/patent')
  await page.getByLabel('专利名称关键词').fill('lamp')
  await startButton(page).click()
  await expect(results(page).first()).toBeVisible()
  await results(page).first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '专利详情' })).toContainText('公开（公告）号')
  await page.goto('/patent-new')
  await expect(page.getByRole('heading', { name: '近 12 周授权数量' })).toBeVisible()
})
