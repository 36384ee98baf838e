import type { Page } from 'playwright/test'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import {
  card,
  createReport,
  expect,
  expectToast,
  FAILING_ASIN,
  orderReport,
  SAMPLE_ASIN,
  SELLER,
  test,
} from './support.ts'

const LIST = '/products/asin_fx/index'
const activeSettings = (page: Page) => page.getByRole('region', { name: '当前设置' })
const mark = (page: Page, count: number) => page.getByRole('link', { name: `开发模式：${count} 项设置生效` })

test('the scenario of too little power, set for one account, affects the app and can be switched off in the console', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/__dev')
  await page.getByLabel('对谁生效').selectOption(SELLER.phone)
  await page.getByLabel(/^算力不足/).check()
  await expect(activeSettings(page)).toContainText(`算力不足 · ${SELLER.phone}`)
  await orderReport(page, SAMPLE_ASIN)
  await expect(page.getByRole('dialog')).toContainText('算力不足')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await mark(page, 1).click()
  await expect(activeSettings(page)).toContainText('算力不足')
  await activeSettings(page)
    .getByRole('button', { name: /^关闭：算力不足/ })
    .click()
  await expect(activeSettings(page)).toContainText('一切如常')
  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: '我的报告' })).toBeVisible()
  await expect(mark(page, 1)).toHaveCount(0)
})

test('scenarios make lists empty or huge, fail a report and end the session', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  const only = (on: Scenario, off?: Scenario) =>
    world.call(devtools.scenarios, { body: { on: [on], ...(off && { off: [off] }) } })
  await createReport(world, token, SAMPLE_ASIN)
  await only('emptyLists')
  await page.goto(LIST)
  await expect(page.getByText('还没有报告')).toBeVisible()
  await only('hugeLists', 'emptyLists')
  await page.goto(`${LIST}?page=500`)
  await expect(page.getByText('共 10,000 份')).toBeVisible()
  await expect(page.getByRole('button', { name: '第 500 页' })).toHaveAttribute('aria-current', 'page')
  await only('reportFailing', 'hugeLists')
  await createReport(world, token, FAILING_ASIN)
  await page.goto(LIST)
  await expect(card(page, `${FAILING_ASIN} US 失败`)).toBeVisible()
  await only('sessionExpired', 'reportFailing')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
})

test('the scenario of a blocked popup shows the notice', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  await asSeller()
  await world.call(devtools.scenarios, { body: { on: ['popupBlocked'] } })
  await page.goto(LIST)
  await expect(mark(page, 1)).toBeVisible()
  await page.getByRole('button', { name: '充值', exact: true }).click()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByText('付款窗口被浏览器拦截了，请允许弹窗')).toBeVisible()
})

test('a fault rule delays and fails its call, and counts its hits', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/__dev?part=faults')
  await page.getByLabel('接口', { exact: true }).selectOption('GET /api/report/productList')
  await page.getByLabel('延迟（毫秒）', { exact: true }).fill('700')
  await page.getByLabel('故障', { exact: true }).selectOption('status')
  await page.getByRole('button', { name: '添加规则' }).click()
  await expectToast(page, '规则已添加')
  const sentRequest = page.waitForRequest(/productList/)
  await page.goto(LIST)
  const answer = await (await sentRequest).response()
  expect(answer?.status()).toBe(500)
  await answer?.finished()
  expect((await sentRequest).timing().responseStart).toBeGreaterThanOrEqual(700)
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible()
  await page.goto('/__dev?part=faults')
  await expect(page.getByText(/命中 [1-9]/)).toBeVisible()
  await page.getByRole('button', { name: '移除' }).click()
  await page.goto(LIST)
  await expect(page.getByText('还没有报告')).toBeVisible()
})
