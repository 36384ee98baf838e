import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { devtools } from '#contracts/api/devtools.ts'
import { OPEN_ORDERS, ORDER_MINUTES } from '#contracts/core/rules.ts'
import {
  applyCoupon,
  closesByItself,
  confirmOrder,
  couponField,
  dialog,
  payButton,
  payByAlipay,
  payByCard,
  powerOf,
  saysPaid,
  windowOf,
} from './payment-steps.ts'
import { expect, test, toast, type World } from './support.ts'

test('readers of English pay in dollars, by card only, and may mistype a card', async ({
  page,
  asSeller,
  speaking,
}) => {
  await asSeller()
  await speaking('en-US')
  await page.goto('/order')
  await expect(page.getByRole('radio', { name: /^Alipay/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Place order' }).click()
  const pay = dialog(page, 'Confirm your order').getByRole('button', { name: 'Pay $9.90' })
  const popup = await windowOf(page, pay)
  await payByCard(popup, '4000 0000 0000 0002')
  await expect(popup.getByRole('alert')).toBeVisible()
  await payByCard(popup)
  await closesByItself(popup)
  await expect(dialog(page, 'Payment')).toContainText('Payment successful')
})

test('each coupon that does not count says why at its field, and nothing can be ordered with it', async ({
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
  // Two of them make up the minimum.
  await page.getByRole('button', { name: '增加一份' }).click()
  await expect(page.getByText('已使用优惠码，减免 ¥30.00')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
})

test('a code that there is not is asked about once, until it is used again', async ({ page, asSeller }) => {
  await asSeller()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/coupon/check')) asked++
  })
  await page.goto('/order?plan=1')
  await applyCoupon(page, 'nothing')
  await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
  await page.getByRole('button', { name: '增加一份' }).click()
  await page.getByRole('radio', { name: /专业版月卡/ }).press('Space')
  await page.getByRole('radio', { name: /^银行卡/ }).check()
  // As when somebody comes back from a payment window.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
  expect(asked).toBe(1)
  await couponField(page).press('Enter')
  await expect.poll(() => asked).toBe(2)
  await expect(couponField(page)).toHaveAccessibleDescription(/优惠码不存在/)
  await applyCoupon(page, 'promonth')
  await expect(page.getByText('已使用优惠码，减免 ¥199.00')).toBeVisible()
})

/** Takes a coupon's place: one that leaves so little to pay that no card pays it. */
async function littleToPay(page: Page, price: number): Promise<void> {
  await page.route('**/api/coupon/check', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, price } } })
  })
}

test('a card that takes more than is due says so before anybody pays, and Alipay takes its place', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await littleToPay(page, 3.5)
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

test('an order that costs nothing is complete at once and leads to the products', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order?tab=packs&plan=11')
  await applyCoupon(page, 'FREEPACK')
  await page.getByRole('button', { name: '提交订单' }).click()
  const popup = await windowOf(page, dialog(page, '确认订单').getByRole('button', { name: '免费领取' }))
  await saysPaid(page)
  await closesByItself(popup)
  await expect(page).toHaveURL(/\/products\//)
  expect(await powerOf(world, token)).toBe(1100)
})

test('an order without data says so and shows how popups are let through', async ({ page, world, asSeller }) => {
  await asSeller()
  await world.call(devtools.scenarios, { body: { on: ['emptyPayment'] } })
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  await expect(toast(page, '获取支付信息失败')).toBeVisible()
  await closesByItself(popup)
  const how = dialog(page, '付款窗口被浏览器拦截了，请允许弹窗')
  await expect(how.getByRole('listitem')).toHaveCount(3)
  await how.getByRole('button', { name: '我知道了' }).click()
  await expect(how).toBeHidden()
})

test('a payment that is cancelled takes its order back', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  await expect(payButton(popup)).toBeVisible()
  await dialog(page, '付款').getByRole('button', { name: '取消付款' }).click()
  await closesByItself(popup)
  await expect(toast(page, '订单已取消')).toBeVisible()
  await expect.poll(() => statesOf(world, token)).toEqual(['closed'])
})

const statesOf = async (world: World, token: string) =>
  (await world.callAs(token)(billing.orders, { body: {} })).row.map(({ state }) => state).sort()

/** Keeps the answers for new orders back until they are let go. */
async function slowOrders(page: Page): Promise<() => void> {
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

test('an order that is answered after its payment was cancelled is taken back, and its coupon is free', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order?plan=2')
  await applyCoupon(page, 'promonth')
  const letGo = await slowOrders(page)
  const popup = await windowOf(page, await confirmOrder(page, '¥99.50'))
  const paying = dialog(page, '付款')
  await paying.getByRole('button', { name: '取消付款' }).click()
  await closesByItself(popup)
  letGo()
  await expect(toast(page, '订单已取消')).toBeVisible()
  const again = await windowOf(page, payButton(paying, '¥99.50'))
  await payByAlipay(again)
  await closesByItself(again)
  await saysPaid(page)
  expect(await statesOf(world, token)).toEqual(['closed', 'credited'])
})

test('an order that is answered after its window was closed can be paid or taken back', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order')
  const letGo = await slowOrders(page)
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await expect(paying).toContainText('正在打开付款页')
  await popup.close()
  await expect(paying).toContainText('付款窗口已关闭，没有扣款')
  letGo()
  await expect(paying.getByRole('button', { name: '继续付款' })).toBeVisible()
  await paying.getByRole('button', { name: '取消订单' }).click()
  await expect(toast(page, '订单已取消')).toBeVisible()
  await expect.poll(() => statesOf(world, token)).toEqual(['closed'])
})

test('a coupon that an open order holds names that order, which is taken back in one click', async ({
  page,
  world,
  asSeller,
}) => {
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

test('too many open orders: the refusal shows them, and one is taken back there', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  for (let made = 0; made < OPEN_ORDERS; made++)
    await world.callAs(token)(billing.createOrder, { body: { type: 0, id: 1 } })
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  await closesByItself(popup)
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('alert')).toContainText('待支付订单过多')
  await expect(paying.getByRole('listitem')).toHaveCount(OPEN_ORDERS)
  await paying
    .getByRole('button', { name: /^取消订单/ })
    .first()
    .click()
  await expect(paying.getByRole('listitem')).toHaveCount(OPEN_ORDERS - 1)
  await payByAlipay(await windowOf(page, payButton(paying, '¥69.00')))
  await saysPaid(page)
})

test('Escape asks before it ends a payment, and asks no one when there is none', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
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
  await closesByItself(popup)
  await expect(paying).toBeHidden()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page, '确认订单')).toBeHidden()
})

test('who waits past the time of the order is told that it is closed, and can order again', async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  await expect(payButton(popup)).toBeVisible()
  await world.call(devtools.clock, { body: { advance: (ORDER_MINUTES + 1) * 60_000 } })
  await world.call(devtools.settle, { body: {} })
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('alert')).toContainText('订单已关闭，不能再付款')
  await closesByItself(popup)
  const again = await windowOf(page, payButton(paying, '¥69.00'))
  await payByAlipay(again)
  await closesByItself(again)
  await saysPaid(page)
})

test('closing the page closes the payment window', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  await expect(popup.getByRole('button', { name: /^(支付|Pay) ¥/ })).toBeVisible()
  await page.goto('/products/asin_fx/index')
  await closesByItself(popup)
})

test('a number is from 1 to 99, whatever is typed', async ({ page, asSeller }) => {
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

test('the window says what it is to somebody who came by the address, and leads to the orders', async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/alipay')
  await expect(page.getByRole('heading', { level: 1, name: '付款窗口' })).toBeVisible()
  await page.getByRole('link', { name: '前往订单页' }).click()
  await expect(page).toHaveURL('/order')
})

test('markup that is no payment is neither sent nor shown, and nothing in it runs', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  for (const markup of [
    '<form action="javascript:document.title=1" method="post"><input type="hidden" name="a" value="1"></form>',
    '<form action="https://pay.example/"></form><form action="https://pay.example/"></form>',
    '<form action="https://pay.example/" method="post"><input name="password"></form>',
    '<script>document.title = "run"</script><img src=x><p>no form</p>',
  ]) {
    const opened = page.waitForEvent('popup')
    await page.evaluate((sent) => {
      const popup = window.open('/alipay')
      window.addEventListener(
        'message',
        () => popup?.postMessage({ kind: 'payment-form', markup: sent }, location.origin),
        {
          once: true,
        },
      )
    }, markup)
    const popup = await opened
    await expect(popup.getByRole('alert')).toContainText('没有取得有效的付款信息')
    await expect(popup).toHaveURL('/alipay')
    await expect(popup).toHaveTitle(/支付宝付款/)
    await expect(popup.locator('form, img')).toHaveCount(0)
    await popup.close()
  }
})

test('the keyboard goes along: from paying to waiting, and to what is next', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await windowOf(page, await confirmOrder(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('status')).toBeFocused()
  await payByAlipay(popup)
  await closesByItself(popup)
  await expect(paying.getByRole('button', { name: '完成' })).toBeFocused()
})
