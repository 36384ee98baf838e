import { billing } from '#contracts/api/billing.ts'
import {
  applyCoupon,
  couponField,
  dialog,
  expectClosed,
  openPaymentWindow,
  payButton,
  payByAlipay,
  powerOf,
  setPower,
} from './payment-steps.ts'
import { balance, expect, orderReport, SAMPLE_ASIN, test } from './support.ts'

test('power can be bought from the bar at any time', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByRole('button', { name: '充值', exact: true }).click()
  const panel = dialog(page, '充值算力')
  await expect(panel).not.toContainText('还差')
  await panel.getByRole('button', { name: '增加一份' }).click()
  const popup = await openPaymentWindow(page, panel.getByRole('button', { name: '支付 ¥60.00' }))
  await payByAlipay(popup)
  await expectClosed(popup)
  await expect(panel).toContainText('1,200.00')
  await panel.getByRole('button', { name: '完成' }).click()
  await expect(panel).toBeHidden()
  await expect(balance(page)).toHaveText('1,200.00')
})

test('the dialog confirms a payment that is made after the payment window was closed', {
  tag: '@nightly',
}, async ({ page, context, world, asSeller }) => {
  await asSeller()
  await setPower(world, 350)
  await orderReport(page, SAMPLE_ASIN)
  const short = page.getByRole('dialog')
  const popup = await openPaymentWindow(page, short.getByRole('button', { name: '支付 ¥30.00' }))
  await expect(popup.getByRole('button', { name: /^(支付|Pay) ¥/ })).toBeVisible()
  const cashier = popup.url()
  await popup.close()
  await expect(short).toContainText('付款窗口已关闭')
  const phone = await context.newPage()
  await phone.goto(cashier)
  await payByAlipay(phone)
  await expect(phone.getByText(/付款成功|Payment successful/).first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(short).toContainText('支付成功', { timeout: 1000 })
  }).toPass()
  await short.getByRole('button', { name: '继续刚才的操作' }).click()
  await expect(page).toHaveURL(/\/product\/report\?id=/)
})

test('closing the payment window keeps the coupon of the panel', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByRole('button', { name: '充值', exact: true }).click()
  const panel = dialog(page, '充值算力')
  await applyCoupon(page, 'WELCOME20')
  const popup = await openPaymentWindow(page, payButton(panel, '¥24.00'))
  await expect(payButton(popup)).toBeVisible()
  await popup.close()
  await expect(panel).toContainText('付款窗口已关闭')
  await expect(couponField(page)).toHaveValue('WELCOME20')
  await expect(panel.getByRole('button', { name: '继续付款' })).toBeVisible()
  await expect(payButton(panel)).toBeHidden()
  // The coupon stays valid, because the order that uses it is this seller's open order.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(panel).toContainText('¥24.00')
  await expect(couponField(page)).not.toHaveAttribute('aria-invalid', 'true')
  await panel.getByRole('button', { name: '取消订单' }).click()
  await expect(payButton(panel, '¥24.00')).toBeEnabled()
  await expect(couponField(page)).toHaveValue('WELCOME20')
})

test('a top-up that is paid at once continues the report order that was refused', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await setPower(world, 350)
  await world.scenario('instantPayment')
  await orderReport(page, SAMPLE_ASIN)
  await page.getByRole('dialog').getByRole('button', { name: '支付 ¥30.00' }).click()
  await expect(page).toHaveURL(/\/product\/report\?id=/)
})

test('closing the dialog orders no report and charges nothing', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await setPower(world, 350)
  await orderReport(page, SAMPLE_ASIN)
  const short = page.getByRole('dialog')
  await short.getByRole('button', { name: '关闭' }).click()
  await expect(short).toBeHidden()
  await expect(page.getByRole('button', { name: '生成报告' })).toBeEnabled()
  expect(await powerOf(world, token)).toBe(3.5)
})

test('the dialog asks before it cancels a payment, and then cancels the order', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/products/asin_fx/index')
  await page.getByRole('button', { name: '充值', exact: true }).click()
  const panel = dialog(page, '充值算力')
  const popup = await openPaymentWindow(page, payButton(panel, '¥30.00'))
  await expect(payButton(popup)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toContainText('等待付款')
  await panel.getByRole('button', { name: '关闭' }).click()
  await expect(panel.getByRole('button', { name: '继续付款' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toContainText('等待付款')
  await panel.getByRole('button', { name: '关闭' }).click()
  await panel.getByRole('alert').getByRole('button', { name: '取消付款' }).click()
  await expectClosed(popup)
  await expect(panel).toBeHidden()
  await expect.poll(async () => (await world.callAs(token)(billing.orders, { body: {} })).row[0]?.state).toBe('closed')
})
