/** The event stream of a payment after the connection was dropped, and for an order that is cancelled elsewhere. */
import { billing } from '#contracts/api/billing.ts'
import {
  dialog,
  expectClosed,
  expectPaidToast,
  openPaymentWindow,
  payButton,
  payByAlipay,
  powerOf,
} from './payment-steps.ts'
import { openRelay, type Relay } from './relay.ts'
import { test as base, expect, expectNoToast } from './support.ts'

const test = base.extend<{ relay: Relay }>({
  relay: async ({ baseURL }, use) => {
    const relay = await openRelay(baseURL ?? '')
    await use(relay)
    relay.close()
  },
})

test('a payment made while the connection is down is announced once after the reconnect', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
  relay,
}) => {
  const token = await asSeller()
  await page.goto(`${relay.url}/order?plan=1`)
  await page.getByRole('button', { name: '提交订单' }).click()
  const pay = dialog(page, '确认订单').getByRole('button', { name: '支付 ¥69.00' })
  const popup = await openPaymentWindow(page, pay)
  const began = await relay.started
  // By now the page has read the first event, whose id it must send when it reconnects.
  await expect(payButton(popup)).toBeVisible()
  relay.cut()
  await payByAlipay(popup)
  await expect(async () => {
    const { row } = await world.callAs(token)(billing.orders, { body: {} })
    expect(row).toMatchObject([{ state: 'credited' }])
  }).toPass()
  await expect(dialog(page, '付款')).toContainText('等待付款')
  relay.restore()
  await expectClosed(popup)
  await expectPaidToast(page)
  await expect(dialog(page, '付款')).toContainText('支付成功')
  expect(relay.lastEventIds).toEqual(['', began])
  await expectNoToast(page, '支付成功')
})

test('cancelling an order that was just paid shows it as paid', {
  tag: '@nightly',
}, async ({ page, world, asSeller, relay }) => {
  const token = await asSeller()
  await page.goto(`${relay.url}/order?tab=packs&plan=11`)
  await page.getByRole('button', { name: '提交订单' }).click()
  const popup = await openPaymentWindow(page, dialog(page, '确认订单').getByRole('button', { name: '支付 ¥30.00' }))
  await relay.started
  relay.cut()
  await payByAlipay(popup)
  await expect.poll(() => powerOf(world, token)).toBe(1100)
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('等待付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expectPaidToast(page)
  await expectClosed(popup)
  await expect(paying).toContainText('支付成功')
  await expect(paying).toContainText('1,100.00')
  await expect(page.getByText('付款已取消')).toHaveCount(0)
})

test('an unconfirmed cancellation is not shown as done and can be retried', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order?plan=1')
  await page.getByRole('button', { name: '提交订单' }).click()
  const popup = await openPaymentWindow(page, payButton(dialog(page, '确认订单')))
  await expect(payButton(popup)).toBeVisible()
  await page.route('**/api/order/cancel', (route) => route.abort())
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await expect(paying.getByRole('alert')).toContainText('无法确认订单是否已取消')
  await page.unroute('**/api/order/cancel')
  await paying.getByRole('button', { name: '取消订单' }).click()
  await expect(paying.getByRole('alert')).toContainText('付款已取消')
  expect((await world.callAs(token)(billing.orders, { body: {} })).row).toMatchObject([{ state: 'closed' }])
})

test('the page stops waiting for an order that is cancelled elsewhere', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order?plan=1')
  await page.getByRole('button', { name: '提交订单' }).click()
  const popup = await openPaymentWindow(page, dialog(page, '确认订单').getByRole('button', { name: '支付 ¥69.00' }))
  await expect(dialog(page, '付款')).toContainText('等待付款')
  const mine = world.callAs(token)
  const { row } = await mine(billing.orders, { body: {} })
  await mine(billing.cancelOrder, { body: { no: row[0]?.no ?? '' } })
  await expectClosed(popup)
  await expect(dialog(page, '付款')).not.toContainText('等待付款')
  await expect(dialog(page, '付款')).toContainText('订单已关闭')
})
