import { confirmOrder, dialog, expectClosed, openPaymentWindow, payByAlipay, payByCard } from './payment-steps.ts'
import { expect, test } from './support.ts'

test('an English page sells in dollars by card only, and a declined card can be corrected', async ({
  page,
  asSeller,
  setLanguage,
}) => {
  await asSeller()
  await setLanguage('en-US')
  await page.goto('/order')
  await expect(page.getByRole('radio', { name: /^Alipay/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Place order' }).click()
  const pay = dialog(page, 'Confirm your order').getByRole('button', { name: 'Pay $9.90' })
  const popup = await openPaymentWindow(page, pay)
  await payByCard(popup, '4000 0000 0000 0002')
  await expect(popup.getByRole('alert')).toBeVisible()
  await payByCard(popup)
  await expectClosed(popup)
  await expect(dialog(page, 'Payment')).toContainText('Payment successful')
})

test('the quantity is limited to 1 to 99', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const number = page.getByRole('spinbutton', { name: '数量' })
  for (const [typed, taken] of [
    ['500', '99'],
    ['0', '1'],
    ['3', '3'],
  ] as const) {
    await number.fill(typed)
    await number.press('Enter')
    await expect(number).toHaveValue(taken)
  }
  await expect(page.getByRole('complementary', { name: '订单明细' })).toContainText('应付¥207.00')
})

test('the focus moves to the waiting status and then to the final button', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('status')).toBeFocused()
  await payByAlipay(popup)
  await expectClosed(popup)
  await expect(paying.getByRole('button', { name: '完成' })).toBeFocused()
})

test('a plan without a known price cannot be ordered', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.route('**/api/plan/index', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const plan of answer.data.plan) plan.discount = null
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/order')
  const summary = page.getByRole('complementary', { name: '订单明细' })
  await expect(summary).toContainText('暂时无法取得价格')
  await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
})
