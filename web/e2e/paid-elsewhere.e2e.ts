/** Payments of which the page heard nothing: on the phone, by the code that was scanned before. */
import type { BrowserContext, Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { confirmOrder, dialog, payButton, payByAlipay, powerOf, saysPaid, windowOf } from './payment-steps.ts'
import { relayTo } from './relay.ts'
import { expect, test, type World } from './support.ts'

const PACK = '/order?tab=packs&plan=11'

/** Pays at the cashier that a window showed, and waits until it is credited. */
async function payOnPhone(context: BrowserContext, cashier: string, world: World, token: string): Promise<void> {
  const phone = await context.newPage()
  await phone.goto(cashier)
  await payByAlipay(phone)
  await expect.poll(() => powerOf(world, token)).toBe(1100)
}

/** Opens the payment of a pack, closes its window, and answers the address of the cashier. */
async function closedAtCashier(page: Page): Promise<string> {
  await page.goto(PACK)
  const popup = await windowOf(page, await confirmOrder(page, '¥30.00'))
  await expect(payButton(popup)).toBeVisible()
  const cashier = popup.url()
  await popup.close()
  await expect(dialog(page, '付款')).toContainText('付款窗口已关闭')
  return cashier
}

const isPaid = async (page: Page) => {
  await saysPaid(page)
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('支付成功')
  await expect(paying).toContainText('1,100.00')
  await expect(payButton(paying)).toHaveCount(0)
}

const orderedOnce = async (world: World, token: string) =>
  expect((await world.callAs(token)(billing.orders, { body: {} })).row).toMatchObject([{ state: 'credited' }])

test('a payment on the phone shows as paid when the page is opened again', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await payOnPhone(context, await closedAtCashier(page), world, token)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await isPaid(page)
  await orderedOnce(world, token)
})

test('paying again after a payment on the phone shows it as paid and charges once', { tag: '@nightly' }, async ({
  page,
  context,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await payOnPhone(context, await closedAtCashier(page), world, token)
  await dialog(page, '付款').getByRole('button', { name: '继续付款' }).click()
  await isPaid(page)
  await expect(page.getByText('无法再次支付')).toHaveCount(0)
  await orderedOnce(world, token)
})

test('a payment made while offline shows as paid when it is opened again', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller, baseURL }) => {
  const token = await asSeller()
  const relay = await relayTo(baseURL ?? '')
  try {
    await page.goto(`${relay.url}${PACK}`)
    const popup = await windowOf(page, await confirmOrder(page, '¥30.00'))
    await relay.begun
    await expect(payButton(popup)).toBeVisible()
    relay.cut()
    await payOnPhone(context, popup.url(), world, token)
    await expect(dialog(page, '付款')).toContainText('等待付款')
    await dialog(page, '付款').getByRole('button', { name: '重新打开付款页' }).click()
    await isPaid(page)
    await orderedOnce(world, token)
  } finally {
    relay.close()
  }
})

test('an order that was cancelled elsewhere and is gone on with is said to be closed', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await closedAtCashier(page)
  const mine = world.callAs(token)
  const { row } = await mine(billing.orders, { body: {} })
  await mine(billing.cancelOrder, { body: { no: row[0]?.no ?? '' } })
  await dialog(page, '付款').getByRole('button', { name: '继续付款' }).click()
  await expect(dialog(page, '付款').getByRole('alert')).toContainText('订单已关闭，不能再付款')
})
