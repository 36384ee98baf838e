import { confirmOrder, dialog } from './payment-steps.ts'
import { createReport, expect, SAMPLE_ASIN, test } from './support.ts'

test('the scenario of a blocked popup shows an explanation and creates no order', { tag: '@nightly' }, async ({
  page,
  world,
  signIn,
}) => {
  const token = await signIn()
  await page.goto('/order')
  await world.scenario('popupBlocked')
  await (await confirmOrder(page, '¥69.00')).click()
  await expect(dialog(page, '付款窗口被浏览器拦截了，请允许弹窗')).toBeVisible()
  expect(await world.send('POST', '/api/order/index', {}, token)).toMatchObject({ total: 0 })
})

test('a payment that the provider refuses shows an error', { tag: '@nightly' }, async ({ page, world, signIn }) => {
  await signIn()
  await world.scenario('paymentRefused')
  await page.goto('/order')
  await (await confirmOrder(page, '¥69.00')).click()
  await expect(page.getByText(/没有扣款|未扣款/).first()).toBeVisible()
})

test('the scenarios of huge and empty lists show 500 pages and an empty state', { tag: '@nightly' }, async ({
  page,
  world,
  signIn,
}) => {
  await createReport(world, await signIn(), SAMPLE_ASIN)
  await world.scenario('hugeLists')
  const cards = page.getByRole('list', { name: '我的报告' }).getByRole('article')
  await page.goto('/products/asin_fx/index?page=500')
  await expect(cards).toHaveCount(20)
  await world.scenario('hugeLists', { on: false })
  await world.scenario('emptyLists')
  await page.reload()
  await expect(page.getByText('还没有报告').first()).toBeVisible()
})

test('requests of the `request` fixture use the server data (world) of the test', async ({ request, world }) => {
  expect((await request.get('/api/account/info')).status()).toBe(401)
  expect(await world.requests()).toMatchObject([{ call: 'GET /api/account/info', status: 401 }])
})

test('an expired session leads to the login, a failed call shows an error', { tag: '@nightly' }, async ({
  page,
  world,
  signIn,
}) => {
  await signIn()
  await page.goto('/products/asin_fx/index')
  await world.fault({ call: 'GET /api/report/productList', fault: 'status', status: 503 })
  await page.reload()
  await expect(page.getByText('服务器出错').first()).toBeVisible()
  await world.scenario('sessionExpired')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  expect(await world.violations()).toEqual([])
})
