/** Payments on a phone, about which the page gets no event. */
import type { BrowserContext, Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import {
  confirmOrder,
  dialog,
  expectPaidToast,
  openPaymentWindow,
  payButton,
  payByAlipay,
  powerOf,
} from './payment-steps.ts'
import { openRelay } from './relay.ts'
import { expect, test, type World } from './support.ts'

const PACK = '/order?tab=packs&plan=11'

async function payOnPhone(context: BrowserContext, cashier: string, world: World, token: string): Promise<void> {
  const phone = await context.newPage()
  await phone.goto(cashier)
  await payByAlipay(phone)
  await expect.poll(() => powerOf(world, token)).toBe(1100)
}

/** Starts to pay for a pack, closes the payment window at Alipay's page, and returns the address of that page. */
async function closeAtCashier(page: Page): Promise<string> {
  await page.goto(PACK)
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥30.00'))
  await expect(payButton(popup)).toBeVisible()
  const cashier = popup.url()
  await popup.close()
  await expect(dialog(page, '付款')).toContainText('付款窗口已关闭')
  return cashier
}

const expectPaid = async (page: Page) => {
  await expectPaidToast(page)
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('支付成功')
  await expect(paying).toContainText('1,100.00')
  await expect(payButton(paying)).toHaveCount(0)
}

const expectOneOrder = async (world: World, token: string) =>
  expect((await world.callAs(token)(billing.orders, { body: {} })).row).toMatchObject([{ state: 'credited' }])

test('a payment on the phone shows as paid when the seller returns to the page', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await payOnPhone(context, await closeAtCashier(page), world, token)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectPaid(page)
  await expectOneOrder(world, token)
})

test('paying again after a payment on the phone shows the order as paid and charges once', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await payOnPhone(context, await closeAtCashier(page), world, token)
  await dialog(page, '付款').getByRole('button', { name: '继续付款' }).click()
  await expectPaid(page)
  await expect(page.getByText('无法再次支付')).toHaveCount(0)
  await expectOneOrder(world, token)
})

test('an order paid while the page is offline shows as paid when its payment page is reopened', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller, baseURL }) => {
  const token = await asSeller()
  const relay = await openRelay(baseURL ?? '')
  try {
    await page.goto(`${relay.url}${PACK}`)
    const popup = await openPaymentWindow(page, await confirmOrder(page, '¥30.00'))
    await relay.started
    await expect(payButton(popup)).toBeVisible()
    relay.cut()
    await payOnPhone(context, popup.url(), world, token)
    await expect(dialog(page, '付款')).toContainText('等待付款')
    await dialog(page, '付款').getByRole('button', { name: '重新打开付款页' }).click()
    await expectPaid(page)
    await expectOneOrder(world, token)
  } finally {
    relay.close()
  }
})

test('continuing an order that was cancelled elsewhere says that it is closed', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await closeAtCashier(page)
  const mine = world.callAs(token)
  const { row } = await mine(billing.orders, { body: {} })
  await mine(billing.cancelOrder, { body: { no: row[0]?.no ?? '' } })
  await dialog(page, '付款').getByRole('button', { name: '继续付款' }).click()
  await expect(dialog(page, '付款').getByRole('alert')).toContainText('订单已关闭，不能再付款')
})
