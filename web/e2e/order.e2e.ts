import type { Page } from 'playwright/test'
import { billing } from '#contracts/api/billing.ts'
import { devtools } from '#contracts/api/devtools.ts'
import { closesByItself, dialog, payByAlipay, payByCard, powerOf, saysPaid, windowOf } from './payment-steps.ts'
import { expect, test, toast } from './support.ts'

const coupon = (page: Page) => page.getByRole('textbox', { name: '优惠码' })
const apply = async (page: Page, code: string) => {
  await coupon(page).fill(code)
  await coupon(page).press('Enter')
}

/** From the page to the button that opens the payment. */
async function confirmed(page: Page, amount: string) {
  await page.getByRole('button', { name: '提交订单' }).click()
  return dialog(page, '确认订单').getByRole('button', { name: `支付 ${amount}` })
}

test('a plan is bought with a coupon, for the price that was shown', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order?plan=2')
  await expect(page.getByRole('radio', { name: /专业版月卡/ })).toBeChecked()
  await apply(page, 'promonth')
  const summary = page.getByRole('complementary', { name: '订单明细' })
  await expect(summary).toContainText('优惠码减免-¥99.50')
  await expect(summary).toContainText('应付¥99.50')
  const popup = await windowOf(page, await confirmed(page, '¥99.50'))
  await payByAlipay(popup)
  await closesByItself(popup)
  await saysPaid(page)
  await dialog(page, '付款').getByRole('button', { name: '完成' }).click()
  expect(await powerOf(world, token)).toBe(2000)
  const { row } = await world.callAs(token)(billing.orders, { body: {} })
  expect(row).toMatchObject([{ state: 'credited', amount: 99.5, coupon: 'PROMONTH' }])
})

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
    await apply(page, code)
    await expect(coupon(page)).toHaveAccessibleDescription(new RegExp(why))
    await expect(page.getByRole('button', { name: '提交订单' })).toBeDisabled()
  }
  // Two of them make up the minimum.
  await page.getByRole('button', { name: '增加一份' }).click()
  await expect(page.getByText('已使用优惠码，减免 ¥30.00')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
})

test('an order that costs nothing is complete at once and leads to the products', async ({ page, world, asSeller }) => {
  const token = await asSeller()
  await page.goto('/order?tab=packs&plan=11')
  await apply(page, 'FREEPACK')
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
  const popup = await windowOf(page, await confirmed(page, '¥69.00'))
  await expect(toast(page, '获取支付信息失败')).toBeVisible()
  await closesByItself(popup)
  const how = dialog(page, '付款窗口被浏览器拦截了，请允许弹窗')
  await expect(how.getByRole('listitem')).toHaveCount(3)
  await how.getByRole('button', { name: '我知道了' }).click()
  await expect(how).toBeHidden()
})

test('a blocked popup makes no order; once it is let through the payment can be started again', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order')
  await page.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  const pay = await confirmed(page, '¥69.00')
  await pay.click()
  const how = dialog(page, '付款窗口被浏览器拦截了，请允许弹窗')
  await expect(how.getByRole('listitem')).toHaveCount(3)
  await how.getByRole('button', { name: '我知道了' }).click()
  const { total } = await world.callAs(token)(billing.orders, { body: {} })
  expect(total).toBe(0)
  const popup = await windowOf(page, dialog(page, '付款').getByRole('button', { name: '支付 ¥69.00' }))
  await payByAlipay(popup)
  await closesByItself(popup)
  await saysPaid(page)
})

test('an order whose window was closed waits in the list, is paid from there, or cancelled', async ({
  page,
  world,
  asSeller,
}) => {
  const token = await asSeller()
  await page.goto('/order')
  const first = await windowOf(page, await confirmed(page, '¥69.00'))
  await expect(first.getByRole('button', { name: /^(支付|Pay) ¥/ })).toBeVisible()
  await first.close()
  await expect(dialog(page, '付款')).toContainText('付款窗口已关闭')
  await dialog(page, '付款').getByRole('button', { name: '关闭' }).click()
  const open = page.getByRole('region', { name: '待支付订单' })
  await expect(open).toContainText('基础版月卡 × 1')
  const popup = await windowOf(page, open.getByRole('button', { name: '去支付' }))
  await payByAlipay(popup)
  await closesByItself(popup)
  await saysPaid(page)
  await dialog(page, '付款').getByRole('button', { name: '完成' }).click()
  await expect(open).toBeHidden()

  const second = await windowOf(page, await confirmed(page, '¥69.00'))
  await expect(second.getByRole('button', { name: /^(支付|Pay) ¥/ })).toBeVisible()
  await dialog(page, '付款').getByRole('button', { name: '取消付款' }).click()
  await closesByItself(second)
  await expect(toast(page, '订单已取消')).toBeVisible()
  const { row } = await world.callAs(token)(billing.orders, { body: {} })
  expect(row.map(({ state }) => state).sort()).toEqual(['closed', 'credited'])
})

test('closing the page closes the payment window', async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await windowOf(page, await confirmed(page, '¥69.00'))
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
  const popup = await windowOf(page, await confirmed(page, '¥69.00'))
  const paying = dialog(page, '付款')
  await expect(paying.getByRole('status')).toBeFocused()
  await payByAlipay(popup)
  await closesByItself(popup)
  await expect(paying.getByRole('button', { name: '完成' })).toBeFocused()
})
