import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { MAX_UNPAID_ORDERS, ORDER_MINUTES } from '#contracts/core/rules.ts'
import {
  applyCoupon,
  confirmOrder,
  dialog,
  expectClosed,
  expectPaidToast,
  openPaymentWindow,
  payButton,
  payByAlipay,
} from './payment-steps.ts'
import { expect, expectToast, test, type World } from './support.ts'

const statesOf = async (world: World, token: string) =>
  (await world.callAs(token)(billing.orders, { body: {} })).row.map(({ state }) => state).sort()

test('cancelling a payment cancels its order', { tag: '@nightly' }, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expect(payButton(popup)).toBeVisible()
  await dialog(page, '付款').getByRole('button', { name: '取消付款' }).click()
  await expectClosed(popup)
  await expectToast(page, '订单已取消')
  await expect.poll(() => statesOf(world, token)).toEqual(['closed'])
})

/** Holds the answers for new orders until the returned function is called. */
async function holdOrderAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/order/createOrder', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return letGo
}

test('an order whose answer arrives after the cancellation is cancelled too, and its coupon can be used again', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order?plan=2')
  await applyCoupon(page, 'promonth')
  const letGo = await holdOrderAnswers(page)
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥99.50'))
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expectClosed(popup)
  letGo()
  await expectToast(page, '订单已取消')
  const again = await openPaymentWindow(page, payButton(paying, '¥99.50'))
  await payByAlipay(again)
  await expectClosed(again)
  await expectPaidToast(page)
  expect(await statesOf(world, token)).toEqual(['closed', 'credited'])
})

test('an order whose answer arrives after the payment window was closed can be paid or cancelled', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order')
  const letGo = await holdOrderAnswers(page)
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('正在打开付款页')
  await popup.close()
  await expect(paying).toContainText('付款窗口已关闭，没有扣款')
  letGo()
  await expect(paying.getByRole('button', { name: '继续付款' })).toBeVisible()
  await paying.getByRole('button', { name: '取消订单' }).click()
  await expectToast(page, '订单已取消')
  await expect.poll(() => statesOf(world, token)).toEqual(['closed'])
})

test('a coupon in use by an open order shows that order, which can be cancelled in one click', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  const token = await asSeller()
  const form = { type: 0, id: 2, number: 1, form_type: true, coupon: 'PROMONTH' }
  await world.callAs(token)(billing.createOrder, { body: form })
  await page.goto('/order?plan=2')
  await applyCoupon(page, 'promonth')
  const summary = page.getByRole('complementary', { name: '订单明细' })
  await expect(summary).toContainText('这个优惠码正用于下面这笔待支付订单')
  await expect(summary.getByRole('listitem')).toContainText('专业版月卡 × 1')
  await summary.getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByText('已使用优惠码，减免 ¥99.50')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
})

test('with too many open orders the refusal lists them, and one can be cancelled there', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  for (let made = 0; made < MAX_UNPAID_ORDERS; made++)
    await world.callAs(token)(billing.createOrder, { body: { type: 0, id: 1 } })
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expectClosed(popup)
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('alert')).toContainText('待支付订单过多')
  await expect(paying.getByRole('listitem')).toHaveCount(MAX_UNPAID_ORDERS)
  await paying
    .getByRole('button', { name: /^取消订单/ })
    .first()
    .click()
  await expect(paying.getByRole('listitem')).toHaveCount(MAX_UNPAID_ORDERS - 1)
  await payByAlipay(await openPaymentWindow(page, payButton(paying, '¥69.00')))
  await expectPaidToast(page)
})

test('Escape asks before it cancels a payment, and closes a dialog without a payment at once', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expect(payButton(popup)).toBeVisible()
  const paying = dialog(page, '付款')
  await page.keyboard.press('Escape')
  await expect(paying.getByRole('alert')).toContainText('确定要离开吗')
  await expect(paying.getByRole('button', { name: '继续付款' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(paying.getByRole('status')).toBeFocused()
  expect(popup.isClosed()).toBe(false)
  await paying.getByRole('button', { name: '关闭' }).click()
  await paying.getByRole('alert').getByRole('button', { name: '取消付款' }).click()
  await expectClosed(popup)
  await expect(paying).toBeHidden()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page, '确认订单')).toBeHidden()
})

test('an order that expires on screen is shown as closed and can be placed again', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expect(payButton(popup)).toBeVisible()
  await world.call(devtools.clock, { body: { advance: (ORDER_MINUTES + 1) * 60_000 } })
  await world.call(devtools.settle, { body: {} })
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('alert')).toContainText('订单已关闭，不能再付款')
  await expectClosed(popup)
  const again = await openPaymentWindow(page, payButton(paying, '¥69.00'))
  await payByAlipay(again)
  await expectClosed(again)
  await expectPaidToast(page)
})
