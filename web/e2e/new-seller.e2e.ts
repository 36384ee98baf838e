/** Payments of a new seller, from the registration to the ledger. The titles continue “a new seller …”. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { simulators } from '#contracts/api/dev/simulators.ts'
import { formatPower } from '#contracts/model/number.ts'
import { registerFrom, spendGift } from './new-seller.ts'
import {
  applyCoupon,
  blockNextPopup,
  confirmOrder,
  dialog,
  expectClosed,
  expectPaidToast,
  openPaymentWindow,
  payButton,
  payByAlipay,
  payByCard,
  powerOf,
} from './payment-steps.ts'
import { balance, expect, test, type World } from './support.ts'

const REPORT = '/product?asin=B0SAMPLE01&marketplace=US'
const LATE_MS = 16 * 60_000

for (const [way, pay, tag] of [
  ['支付宝', payByAlipay, []],
  ['银行卡', payByCard, ['@nightly']],
] as const) {
  test(`runs out of power, tops up by ${way}, and reads the report that was refused before`, { tag: [...tag] }, async ({
    page,
    world,
  }) => {
    await spendGift(world, await registerFrom(page, world, REPORT))
    await page.getByRole('button', { name: '生成报告' }).click()
    const short = page.getByRole('dialog')
    await expect(dialog(page, '算力不足')).toContainText('还差10.00')
    await short.getByRole('radio', { name: /100 算力/ }).check()
    await short.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
    const popup = await openPaymentWindow(page, short.getByRole('button', { name: '支付 ¥30.00' }))
    await expect(short).toContainText('等待付款')
    await pay(popup)
    await expectClosed(popup)
    await expect(short).toContainText('支付成功')
    await expect(short).toContainText('100.00')
    await short.getByRole('button', { name: '继续刚才的操作' }).click()
    await expect(short).toBeHidden()
    await expect(page.getByText('报告已生成，可以在线查看或下载 PDF。')).toBeVisible()
    await expect(balance(page)).toHaveText('90.00')
    await page.getByRole('link', { name: '在线查看' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '商品概览' })).toBeVisible()
  })
}

test('buys a plan with a coupon for the shown price, and sees it in the personal center', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/order?plan=2')
  await expect(page.getByRole('radio', { name: /专业版月卡/ })).toBeChecked()
  await applyCoupon(page, 'promonth')
  const summary = page.getByRole('complementary', { name: '订单明细' })
  await expect(summary).toContainText('优惠码减免−¥99.50')
  await expect(summary).toContainText('应付¥99.50')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥99.50'))
  await payByAlipay(popup)
  await expectClosed(popup)
  await expectPaidToast(page)
  await dialog(page, '付款').getByRole('button', { name: '完成' }).click()
  await page.goto('/user-center?tab=orders')
  const order = page.getByRole('row', { name: /专业版月卡/ })
  await expect(order).toContainText('已完成')
  await expect(order).toContainText('¥99.50')
  await expect(order.getByRole('link', { name: /收据/ })).toBeVisible()
  await page.goto('/user-center')
  await expect(page.getByRole('region', { name: '账号信息' })).toContainText('专业版')
})

test('gets no order while popups are blocked, and pays for the same choice once they are allowed', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order?plan=2')
  await applyCoupon(page, 'promonth')
  await blockNextPopup(page)
  await (await confirmOrder(page, '¥99.50')).click()
  const how = dialog(page, '付款窗口被浏览器拦截了，请允许弹窗')
  await expect(how.getByRole('listitem')).toHaveText([/弹窗拦截图标/, /始终允许/, /重新发起支付/])
  await how.getByRole('button', { name: '我知道了' }).click()
  await expect(how).toBeHidden()
  expect((await world.callAs(token)(billing.orders, { body: {} })).total).toBe(0)
  await expect(dialog(page, '付款')).toContainText('浏览器拦截了付款窗口，没有扣款')
  const popup = await openPaymentWindow(page, payButton(dialog(page, '付款'), '¥99.50'))
  await payByAlipay(popup)
  await expectClosed(popup)
  await expectPaidToast(page)
})

test('closes the payment window, finds the unpaid order and pays it there', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  const token = await registerFrom(page, world, '/order')
  const first = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expect(payButton(first)).toBeVisible()
  await first.close()
  await expect(dialog(page, '付款')).toContainText('付款窗口已关闭')
  await dialog(page, '付款').getByRole('button', { name: '关闭' }).click()
  const open = page.getByRole('region', { name: '待支付订单' })
  await expect(open).toContainText('基础版月卡 × 1')
  const popup = await openPaymentWindow(page, open.getByRole('button', { name: '去支付' }))
  await payByAlipay(popup)
  await expectClosed(popup)
  await expectPaidToast(page)
  await dialog(page, '付款').getByRole('button', { name: '完成' }).click()
  await expect(open).toBeHidden()
  expect((await world.callAs(token)(billing.orders, { body: {} })).row).toMatchObject([{ state: 'credited' }])
})

/** Delivers Alipay's webhooks at once, or holds them until they are released. */
const holdNotices = (world: World, hold: boolean) =>
  world.call(simulators.arrange, { body: { provider: 'alipay', delay: 0, copies: 1, hold } })
const releaseNotices = (world: World) =>
  world.call(simulators.release, { body: { provider: 'alipay', reversed: false } })

async function payWithoutNotice(world: World, popup: Page): Promise<void> {
  await expect(payButton(popup)).toBeVisible()
  await holdNotices(world, true)
  await payByAlipay(popup)
  await expect(popup.getByText(/付款成功|Payment successful/).first()).toBeVisible()
}

test('pays in time but the webhook is lost: settlement asks the provider at expiry and credits once', {
  tag: '@nightly',
}, async ({ page, world }) => {
  const token = await registerFrom(page, world, '/order')
  await payWithoutNotice(world, await openPaymentWindow(page, await confirmOrder(page, '¥69.00')))
  await expect(dialog(page, '付款')).toContainText('等待付款')
  await world.call(devtools.clock, { body: { advance: LATE_MS } })
  await expectPaidToast(page)
  await dialog(page, '付款').getByRole('button', { name: '完成' }).click()
  await releaseNotices(world)
  await page.goto('/user-center?tab=orders')
  await expect(page.getByRole('row', { name: /基础版月卡/ })).toContainText('已完成')
  expect(await powerOf(world, token)).toBe(330)
})

test('pays and cancels before the webhook arrives: the server asks the provider and credits once', {
  tag: '@nightly',
}, async ({ page, world }) => {
  const token = await registerFrom(page, world, '/order?plan=2')
  await applyCoupon(page, 'promonth')
  await payWithoutNotice(world, await openPaymentWindow(page, await confirmOrder(page, '¥99.50')))
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('等待付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expectPaidToast(page)
  await expect(paying).toContainText('支付成功')
  await expect(paying).toContainText('1,030.00')
  await paying.getByRole('button', { name: '完成' }).click()
  await expect(balance(page)).toHaveText('1,030.00')

  await releaseNotices(world)
  await page.goto('/user-center?tab=orders')
  await expect(page.getByRole('row', { name: /专业版月卡/ })).toContainText('已完成')
  const { row } = await world.callAs(token)(billing.orders, { body: {} })
  expect(row).toMatchObject([{ state: 'credited' }])
  expect(await powerOf(world, token)).toBe(1030)
})

/** Parses amounts of a table or file into hundredths. */
const hundredths = (texts: readonly string[]) =>
  texts.map((text) => Math.round(Number(text.replace(/[+,]/g, '').replace('−', '-')) * 100))
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const amountsIn = async (rows: Locator) => hundredths(await rows.locator('td:nth-last-child(2)').allInnerTexts())

test('sees the same total in the ledger, its filters and its CSV file after a gift, reports and a purchase', {
  tag: '@nightly',
}, async ({ page, world }) => {
  const token = await registerFrom(page, world, '/order?tab=packs&plan=11')
  await spendGift(world, token)
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥30.00'))
  await payByAlipay(popup)
  await expectClosed(popup)
  await expectPaidToast(page)
  await page.goto('/user-center?tab=ledger')
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(5)
  const all = await amountsIn(rows)
  expect(sum(all)).toBe(Math.round((await powerOf(world, token)) * 100))
  await expect(balance(page)).toHaveText(formatPower(sum(all) / 100))
  await expect(rows.first()).toContainText(formatPower(sum(all) / 100))

  let filtered = 0
  for (const [kind, count] of [
    ['购买', 1],
    ['消耗', 3],
    ['赠送', 1],
  ] as const) {
    await page.getByLabel('类型').selectOption(kind)
    await expect(rows).toHaveCount(count)
    filtered += sum(await amountsIn(rows))
  }
  expect(filtered).toBe(sum(all))

  await page.getByLabel('类型').selectOption('全部')
  await expect(rows).toHaveCount(5)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const [, ...lines] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
  expect(hundredths(lines.map((line) => line.split(',')[2] ?? ''))).toEqual(all.toReversed())
})
