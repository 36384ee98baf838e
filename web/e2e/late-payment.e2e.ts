import type { BrowserContext, Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import {
  applyCoupon,
  confirmOrder,
  dialog,
  expectClosed,
  expectPaidToast,
  openPaymentWindow,
  payByAlipay,
  payByCard,
  powerOf,
} from './payment-steps.ts'
import { expect, expectToast, test, type World } from './support.ts'

/**
 * Orders a plan with a coupon and returns the payment window, which never reaches Alipay's page. Form submission is
 * disabled, because the first request of a new window may bypass Playwright's routes.
 */
async function orderSlowly(page: Page): Promise<Page> {
  await page.context().addInitScript(() => {
    HTMLFormElement.prototype.submit = () => {}
  })
  await page.goto('/order?plan=2')
  await applyCoupon(page, 'promonth')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥99.50'))
  await expect(dialog(page, '付款')).toContainText('等待付款')
  return popup
}

async function cancelPayment(page: Page, popup: Page, world: World): Promise<void> {
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expect(paying.getByRole('alert')).toContainText('付款已取消。如果您刚刚已经付款，款项会自动入账或原路退回。')
  await expectClosed(popup)
  // Let the server query the provider before the payment on the phone: a later query would close that payment.
  await world.settle()
}

/** Opens the latest order for payment on a phone. The returned function pays it there, even after a cancellation. */
async function prepareOnPhone(context: BrowserContext, world: World, token: string): Promise<() => Promise<void>> {
  const mine = world.callAs(token)
  const no = (await mine(billing.orders, { body: {} })).row[0]?.no ?? ''
  const form = (await mine(billing.payOrder, { body: { no } }))?.info ?? ''
  return async () => {
    const phone = await context.newPage()
    // Submit from a loaded page: one that is still loading may drop the navigation.
    await phone.evaluate((markup) => {
      document.body.innerHTML = markup
      document.forms[0]?.requestSubmit()
    }, form)
    await payByAlipay(phone)
  }
}

async function buyElsewhere(context: BrowserContext, world: World, token: string): Promise<void> {
  const form = { type: 1, id: 2, number: 1, form_type: true, coupon: 'PROMONTH' }
  const made = await world.callAs(token)(billing.createOrder, { body: form })
  const other = await context.newPage()
  await other.goto(made?.url ?? '')
  await payByCard(other)
  await expect.poll(() => powerOf(world, token)).toBe(2000)
}

test('a payment that arrives after the cancellation is credited and shown as paid', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  const popup = await orderSlowly(page)
  const payLate = await prepareOnPhone(context, world, token)
  await cancelPayment(page, popup, world)
  await payLate()
  await expectPaidToast(page)
  await expect(dialog(page, '付款')).toContainText('支付成功')
  expect((await world.callAs(token)(billing.orders, { body: {} })).row).toMatchObject([{ state: 'credited' }])
  expect(await powerOf(world, token)).toBe(2000)
})

test('a late payment is refunded if another order has used its coupon; the page and the orders say so', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller }) => {
  const token = await asSeller()
  const popup = await orderSlowly(page)
  const payLate = await prepareOnPhone(context, world, token)
  const behind = await context.newPage()
  await behind.goto('/order')
  await expect(behind.getByRole('region', { name: '待支付订单' })).toContainText('专业版月卡 × 1')
  await cancelPayment(page, popup, world)
  await buyElsewhere(context, world, token)
  await payLate()
  await expect(dialog(page, '付款').getByRole('alert')).toContainText('晚到的付款已原路退回')
  await behind.getByRole('button', { name: '取消订单' }).click()
  await expectToast(behind, '晚到的付款已原路退回')
  await page.goto('/user-center?tab=orders')
  const rows = page.getByRole('row', { name: /专业版月卡/ })
  await expect(rows.filter({ hasText: '已退款' })).toHaveCount(1)
  await expect(rows.filter({ hasText: '已完成' })).toHaveCount(1)
  expect(await powerOf(world, token)).toBe(2000)
})

test('a cancellation is shown as unconfirmed if the answer to the order is lost, and the order is listed as unpaid', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const lost = Promise.withResolvers<void>()
  await page.route('**/api/order/createOrder', async (route) => {
    await route.fetch()
    await lost.promise
    await route.abort()
  })
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expectClosed(popup)
  await expect
    .poll(async () => (await world.callAs(token)(billing.orders, { body: {} })).row)
    .toMatchObject([{ state: 'created' }])
  lost.resolve()
  await expect(paying.getByRole('alert')).toContainText('无法确认订单是否已取消，请到个人中心“我的订单”查看。')
  await expect(page.getByText('付款已取消')).toHaveCount(0)
  await page.goto('/user-center?tab=orders')
  await expect(page.getByRole('row', { name: /基础版月卡/ })).toContainText('待支付')
})
