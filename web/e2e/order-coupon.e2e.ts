import type { Page } from 'playwright/test'
import {
  applyCoupon,
  confirmOrder,
  couponField,
  dialog,
  expectClosed,
  expectPaidToast,
  openPaymentWindow,
  payButton,
  powerOf,
} from './payment-steps.ts'
import { expect, test } from './support.ts'

test('an invalid coupon shows its reason at the field and blocks the order', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/order?plan=1')
  for (const [code, why] of [
    ['nothing', '优惠码不存在'],
    ['spring26', '不在有效期内'],
    ['soldout', '已被领完'],
    ['promonth', '仅适用于'],
    ['save30', '才能使用'],
  ] as const) {
    await applyCoupon(page, code)
    await expect(couponField(page)).toHaveAccessibleDescription(new RegExp(why))
    await expect(page.getByRole('button', { name: '提交订单' })).toBeDisabled()
  }
  // Two plans reach the minimum amount of the coupon.
  await page.getByRole('button', { name: '增加一份' }).click()
  await expect(page.getByText('已使用优惠码，减免 ¥30.00')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
})

test('an unknown code is not checked again until the seller applies it again', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/coupon/check')) requestCount++
  })
  await page.goto('/order?plan=1')
  await applyCoupon(page, 'nothing')
  await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
  await page.getByRole('button', { name: '增加一份' }).click()
  await page.getByRole('radio', { name: /专业版月卡/ }).press('Space')
  await page.getByRole('radio', { name: /^银行卡/ }).check()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
  expect(requestCount).toBe(1)
  await couponField(page).press('Enter')
  await expect.poll(() => requestCount).toBe(2)
  await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
  await applyCoupon(page, 'promonth')
  await expect(page.getByText('已使用优惠码，减免 ¥199.00')).toBeVisible()
})

/** Makes every coupon reduce the price to less than the card minimum. */
async function leaveLittleToPay(page: Page, price: number): Promise<void> {
  await page.route('**/api/coupon/check', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, price } } })
  })
}

test('a price below the card minimum disables the card and selects Alipay', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await leaveLittleToPay(page, 3.5)
  await page.goto('/order?plan=2')
  const card = page.getByRole('radio', { name: /^银行卡/ })
  await card.check()
  await applyCoupon(page, 'promonth')
  await expect(card).toBeDisabled()
  await expect(card).toHaveAccessibleName(/单笔最低 ¥4\.00/)
  await expect(page.getByRole('radio', { name: /^支付宝/ })).toBeChecked()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
  await page.getByRole('button', { name: '移除' }).click()
  await expect(card).toBeChecked()
})

test('closing the payment window keeps quantity and coupon, so that the order can be retried', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order?plan=2')
  await page.getByRole('button', { name: '增加一份' }).click()
  await applyCoupon(page, 'promonth')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥199.00'))
  await expect(payButton(popup)).toBeVisible()
  await popup.close()
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('付款窗口已关闭')
  await paying.getByRole('button', { name: '取消订单' }).click()
  await expect(payButton(paying, '¥199.00')).toBeEnabled()
  await paying.getByRole('button', { name: '关闭' }).click()
  await expect(couponField(page)).toHaveValue('PROMONTH')
  await expect(page.getByText('已使用优惠码，减免 ¥199.00')).toBeVisible()
})

test('a free order completes at once and opens the products', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order?tab=packs&plan=11')
  await applyCoupon(page, 'FREEPACK')
  await page.getByRole('button', { name: '提交订单' }).click()
  const popup = await openPaymentWindow(page, dialog(page, '确认订单').getByRole('button', { name: '免费领取' }))
  await expectPaidToast(page)
  await expectClosed(popup)
  await expect(page).toHaveURL(/\/products\//)
  expect(await powerOf(world, token)).toBe(1100)
})
