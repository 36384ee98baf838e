/** Money that comes when its buyer has cancelled, from a phone that was still on its way to the cashier. */
import type { BrowserContext, Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import {
  applyCoupon,
  closesByItself,
  confirmOrder,
  dialog,
  payByAlipay,
  payByCard,
  powerOf,
  saysPaid,
  windowOf,
} from './payment-steps.ts'
import { expect, tells, test, type World } from './support.ts'

/**
 * Orders a plan with a coupon on a line so slow that nobody has seen the cashier yet; answers the payment window. It never
 * sends its form: a request of a window that has just opened may slip past Playwright's routes.
 */
async function orderSlowly(page: Page): Promise<Page> {
  await page.context().addInitScript(() => {
    HTMLFormElement.prototype.submit = () => {}
  })
  await page.goto('/order?plan=2')
  await applyCoupon(page, 'promonth')
  const popup = await windowOf(page, await confirmOrder(page, '¥99.50'))
  await expect(dialog(page, '付款')).toContainText('等待付款')
  return popup
}

async function cancel(page: Page, popup: Page, world: World): Promise<void> {
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expect(paying.getByRole('alert')).toContainText('付款已取消。如果您刚刚已经付款，款项会自动入账或原路退回。')
  await closesByItself(popup)
  // The house asks the provider too, which knows of nothing yet; asked later it would close what the phone has opened.
  await world.settle()
}

/** Takes the latest order along to the phone; the answered function pays it there, whatever became of it meanwhile. */
async function onPhone(context: BrowserContext, world: World, token: string): Promise<() => Promise<void>> {
  const mine = world.callAs(token)
  const no = (await mine(billing.orders, { body: {} })).row[0]?.no ?? ''
  const form = (await mine(billing.payOrder, { body: { no } }))?.info ?? ''
  return async () => {
    const phone = await context.newPage()
    // Sent from a page that stands: one that is still being written may lose where it was going.
    await phone.evaluate((markup) => {
      document.body.innerHTML = markup
      document.forms[0]?.requestSubmit()
    }, form)
    await payByAlipay(phone)
  }
}

/** Buys the same with the same coupon, by card, on another device. */
async function buyElsewhere(context: BrowserContext, world: World, token: string): Promise<void> {
  const form = { type: 1, id: 2, number: 1, form_type: true, coupon: 'PROMONTH' }
  const made = await world.callAs(token)(billing.createOrder, { body: form })
  const other = await context.newPage()
  await other.goto(made?.url ?? '')
  await payByCard(other)
  await expect.poll(() => powerOf(world, token)).toBe(2000)
}

test('pays what was cancelled: it is credited, and told where it was said to be cancelled', async ({
  page,
  context,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  const popup = await orderSlowly(page)
  const payLate = await onPhone(context, world, token)
  await cancel(page, popup, world)
  await payLate()
  await saysPaid(page)
  await expect(dialog(page, '付款')).toContainText('支付成功')
  expect((await world.callAs(token)(billing.orders, { body: {} })).row).toMatchObject([{ state: 'credited' }])
  expect(await powerOf(world, token)).toBe(2000)
})

test('pays twice with one coupon, the first one late: that money goes back, and the page and the orders say so', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller }) => {
  const token = await asSeller()
  const popup = await orderSlowly(page)
  const payLate = await onPhone(context, world, token)
  const behind = await context.newPage()
  await behind.goto('/order')
  await expect(behind.getByRole('region', { name: '待支付订单' })).toContainText('专业版月卡 × 1')
  await cancel(page, popup, world)
  await buyElsewhere(context, world, token)
  await payLate()
  await expect(dialog(page, '付款').getByRole('alert')).toContainText('晚到的付款已原路退回')
  // A page that shows the order as it was cannot take it back any more.
  await behind.getByRole('button', { name: '取消订单' }).click()
  await tells(behind, '晚到的付款已原路退回')
  await page.goto('/user-center?tab=orders')
  const rows = page.getByRole('row', { name: /专业版月卡/ })
  await expect(rows.filter({ hasText: '已退款' })).toHaveCount(1)
  await expect(rows.filter({ hasText: '已完成' })).toHaveCount(1)
  expect(await powerOf(world, token)).toBe(2000)
})

test('cancels before the order is answered, and no answer comes: nothing is claimed, and the orders show it', {
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
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await closesByItself(popup)
  await expect
    .poll(async () => (await world.callAs(token)(billing.orders, { body: {} })).row)
    .toMatchObject([{ state: 'created' }])
  lost.resolve()
  await expect(paying.getByRole('alert')).toContainText('无法确认订单是否已取消，请到个人中心“我的订单”查看。')
  await expect(page.getByText('付款已取消')).toHaveCount(0)
  await page.goto('/user-center?tab=orders')
  await expect(page.getByRole('row', { name: /基础版月卡/ })).toContainText('待支付')
})
