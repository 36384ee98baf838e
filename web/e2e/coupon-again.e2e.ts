/** Applying a coupon again with the mouse: the click blurs the field before it reaches the button. */
import { billing } from '#contracts/api/billing.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { couponField } from './payment-steps.ts'
import { expect, test } from './support.ts'

const GUESSES = 10
const WAIT_MS = 15 * 60_000

test('after too many wrong codes a valid one can be applied later by mouse', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  for (let guess = 0; guess < GUESSES; guess++)
    await world
      .callAs(token)(billing.checkCoupon, { body: { type: 0, id: 2, coupon: `WRONG${guess}` } })
      .catch(() => {})
  await page.goto('/order?plan=2')
  const use = page.getByRole('button', { name: '使用', exact: true })
  await couponField(page).fill('promonth')
  await use.click()
  await expect(couponField(page)).toHaveAccessibleDescription(/尝试次数过多/)
  await world.call(devtools.clock, { body: { advance: WAIT_MS } })
  await page.getByRole('button', { name: '移除' }).click()
  await couponField(page).fill('promonth')
  await use.click()
  await expect(page.getByText('已使用优惠码，减免 ¥99.50')).toBeVisible()
  await expect(couponField(page)).toHaveValue('PROMONTH')
})

test('a removed coupon can be applied again with the mouse, also by a slow click', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/order?plan=2')
  const use = page.getByRole('button', { name: '使用', exact: true })
  const taken = page.getByText('已使用优惠码，减免 ¥99.50')
  await couponField(page).fill('promonth')
  await use.click()
  await expect(taken).toBeVisible()
  await page.getByRole('button', { name: '移除' }).click()
  await couponField(page).fill('promonth')
  await use.click({ delay: 400 })
  await expect(taken).toBeVisible()
  await expect(couponField(page)).toHaveValue('PROMONTH')
})

test('applying an unknown code again by mouse checks it again', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order?plan=2')
  const use = page.getByRole('button', { name: '使用', exact: true })
  for (const _ of ['first', 'again']) {
    await couponField(page).fill('nothing')
    const sentRequest = page.waitForRequest('**/api/coupon/check')
    await use.click()
    await sentRequest
    await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
    await page.getByRole('button', { name: '移除' }).click()
    await expect(couponField(page)).toHaveValue('')
  }
})
